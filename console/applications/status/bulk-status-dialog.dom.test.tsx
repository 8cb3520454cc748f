import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { ListContextProvider } from "react-admin"
import { MemoryRouter } from "react-router-dom"
import { expect, test, vi } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { BulkStatusDialog } from "./bulk-status-dialog.tsx"

const role: Role = "officer"
const applications = [
  { id: "26-1", applicant_name: "Anjali", status: "scrutiny", version: 3 },
  { id: "26-2", applicant_name: "Ravi", status: "submitted", version: 1 },
]

/** Opens the dialog for these applications. */
const open = async (listed: readonly { id: string }[]) => {
  const selectedIds = listed.map(({ id }) => id)
  const dataProvider = { getMany: async () => ({ data: listed }) }
  const list = { resource: "applications", selectedIds, data: listed }
  render(
    <MemoryRouter>
      <TestAdmin dataProvider={dataProvider as never}>
        <ListContextProvider value={list as never}>
          <BulkStatusDialog role={role} onClose={() => undefined} />
        </ListContextProvider>
      </TestAdmin>
    </MemoryRouter>,
  )
  fireEvent.mouseDown(await screen.findByRole("combobox"))
}

/** Opens the dialog for two applications, the first of which has open claims, and chooses to verify them. */
const verifyBoth = async (openClaims: object[]) => {
  const changes: unknown[] = []
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.includes("/open-claims?ids=26-1%2C26-2")) return Response.json({ data: openClaims })
    changes.push(JSON.parse(String(body)))
    return Response.json({ data: applications.map(({ id }) => ({ id, outcome: "stored" })) })
  })
  await open(applications)
  fireEvent.click(screen.getByRole("option", { name: "Verify (2)" }))
  const verify = await screen.findByRole<HTMLButtonElement>("button", { name: "Verify" })
  await waitFor(() => expect(verify.disabled).toBe(false))
  return { changes, verify }
}

test.each([
  { choice: "Verify these claims too", withClaims: true },
  { choice: /^Leave them unchecked/, withClaims: false },
])("applications with open claims are listed, with the choice '$choice'", async (one) => {
  const { changes, verify } = await verifyBoth([{ id: "26-1", claims: ["ncc_b", "category"] }])
  expect(screen.getByText(/^1 of them has claims/)).toBeTruthy()
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "26-1 Anjali: NCC B certificate, Category (OBC, SC, ST)",
  ])
  const radio = screen.getByRole<HTMLInputElement>("radio", { name: one.choice })
  expect(verify.form!.checkValidity()).toBe(false)
  fireEvent.click(radio)
  expect(verify.form!.checkValidity()).toBe(true)
  fireEvent.click(verify)
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes).toMatchObject([
    { ids: ["26-1", "26-2"], to: "verified", withClaims: one.withClaims },
  ])
})

test("nothing is asked when no claim is open", async () => {
  const { changes, verify } = await verifyBoth([])
  expect(screen.queryByRole("radio")).toBeNull()
  fireEvent.click(verify)
  await waitFor(() => expect(changes).toMatchObject([{ to: "verified", withClaims: false }]))
})

test("an admission says which numbers it will give and gave, and which are taken", async () => {
  const verified = ["26-1", "26-2"].map((id) => ({ id, status: "verified", version: 1 }))
  const numbers = ["25/03", "25/05"]
  const asked: string[] = []
  const changes: unknown[] = []
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.includes("/next-admission-number")) return Response.json({ data: { number: "25/03" } })
    if (path.includes("/free-admission-numbers")) {
      asked.push(path.slice(path.indexOf("?")))
      return Response.json({ data: { numbers } })
    }
    changes.push(JSON.parse(String(body)))
    const stored = { outcome: "stored" }
    return Response.json({
      data: verified.map(({ id }, index) => ({ id, ...stored, admissionNumber: numbers[index] })),
    })
  })
  await open(verified.map((one) => ({ ...one, session: "2025-26", course: "BA" })))
  fireEvent.click(screen.getByRole("option", { name: "Admit (2)" }))
  const passedOver = "Passed over because they are taken: 25/04."
  await screen.findByText(`They get: 25/03, 25/05. ${passedOver}`)
  expect(asked).toEqual(["?first=25%2F03&count=2"])
  fireEvent.click(await screen.findByRole("button", { name: "Admit" }))
  await screen.findByText(`Numbers given: 25/03, 25/05. ${passedOver}`)
  expect(changes).toMatchObject([{ firstAdmissionNumber: "25/03" }])
})
