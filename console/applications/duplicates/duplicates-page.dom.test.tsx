import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { MemoryRouter, Route, Routes } from "react-router-dom"
import { afterEach, expect, test, vi } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import type { Comparison } from "#server/features/applications/applications.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import type { Compared } from "./comparison-table.tsx"
import { DuplicatesPage } from "./duplicates-page.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const [first, second] = ["2025-00001-7", "2025-00002-5"]

const record = (id: string, form: object) =>
  ({
    id,
    session: "2025-26",
    status: "submitted",
    submitted_at: "2025-07-01T06:30:00.000Z",
    source: "online",
    image_file: "a.jpg",
    signature_file: "",
    version: 3,
    applicant_name: `Name of ${id}`,
    form: { ...validForm("BSc"), aadhar_no: "XXXX XXXX 1234", ...form },
  }) as unknown as Compared

const open: Comparison["number"] = { ownedBy: null }
const comparison: Comparison = {
  own: record(first!, { father_name: "Ramdhani" }),
  sharing: [record(second!, { father_name: "Mohan Lal" })],
  sharingCount: 1,
  versions: { [first!]: 3, [second!]: 3 },
  number: open,
  rejected: { [first!]: [second!], [second!]: [first!] },
  likely: [],
}

const openPage = async (data: Comparison, role: Role = "clerk") => {
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push({ url, body: JSON.parse(init.body as string) })
    return Response.json({ data })
  })
  const authProvider = {
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => role,
  }
  render(
    <MemoryRouter initialEntries={[`/applications/${first}/duplicates`]}>
      <TestAdmin authProvider={authProvider as never}>
        <Routes>
          <Route path="/applications/:id/duplicates" element={<DuplicatesPage />} />
        </Routes>
      </TestAdmin>
    </MemoryRouter>,
  )
  await screen.findByText(`Back to the application ${first}`)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test("shows both side by side, marks what differs, and folds what does not", async () => {
  await openPage(comparison)
  const [table] = screen.getAllByRole("table")
  const rows = within(table!)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toContainEqual(["Field", first, second])
  expect(rows).toContainEqual(["Father's name (differs)", "Ramdhani", "Mohan Lal"])
  expect(rows).toContainEqual(["Aadhaar number", "XXXX XXXX 1234", "XXXX XXXX 1234"])
  expect(rows.map(([label]) => label)).not.toContain("Mother's name")
  screen.getByText(/fields are the same in all/)
})

test("keeps one with a reason, at the versions that the page shows", async () => {
  const sent = await openPage(comparison)
  fireEvent.click(screen.getByRole("button", { name: `Keep ${second}` }))
  const dialog = await screen.findByRole("dialog")
  within(dialog).getByText(`Same person: ${second} stays. Rejected: ${first}.`)
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: "Saw the card" } })
  fireEvent.submit(dialog.querySelector("form")!)
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(sent).toEqual([
    {
      url: expect.stringContaining(`/applications/${first}/settle`),
      body: {
        decision: "same_person",
        kept: second,
        reason: "Saw the card",
        expectedVersions: { [first!]: 3, [second!]: 3 },
      },
    },
  ])
})

test("says that more have the number than are shown, and decides about all at their versions", async () => {
  const more = Array.from({ length: 12 }, (_, index) => `2025-000${index + 10}-0`)
  const versions = { ...comparison.versions, ...Object.fromEntries(more.map((id) => [id, 1])) }
  const rejected = { ...comparison.rejected, [first!]: [second!, ...more] }
  const sent = await openPage({ ...comparison, sharingCount: 13, versions, rejected })
  screen.getByText(
    /^12 more applications with this number are not shown\. A decision is about them, too/,
  )
  fireEvent.click(screen.getByRole("button", { name: `Keep ${first}` }))
  const dialog = await screen.findByRole("dialog")
  within(dialog).getByText(/Rejected: .+ and 3 more\.$/)
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: "Saw the card" } })
  fireEvent.submit(dialog.querySelector("form")!)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.body).toMatchObject({ kept: first, expectedVersions: versions })
})

test("asks to whom the number belongs if they are different people", async () => {
  await openPage(comparison)
  fireEvent.click(screen.getByRole("button", { name: "Different people" }))
  const dialog = await screen.findByRole("dialog")
  expect(within(dialog).queryByLabelText(/The number belongs to/)).not.toBeNull()
})

test("does not ask for an owner of likely duplicates, which have two numbers", async () => {
  await openPage({ ...comparison, sharing: [], number: null, likely: comparison.sharing })
  fireEvent.click(screen.getByRole("button", { name: "Different people" }))
  const dialog = await screen.findByRole("dialog")
  expect(within(dialog).queryByLabelText(/The number belongs to/)).toBeNull()
})

test.each([
  { role: "clerk", keeps: 0 },
  { role: "officer", keeps: 2 },
] as const)("of a likely pair $role may keep $keeps", async ({ role, keeps }) => {
  await openPage({ ...comparison, sharing: [], number: null, likely: comparison.sharing }, role)
  expect(screen.queryAllByRole("button", { name: /^Keep/ })).toHaveLength(keeps)
})

test("offers no decision to who only reads", async () => {
  await openPage(comparison, "auditor")
  expect(screen.queryByRole("button", { name: /Keep|Different/ })).toBeNull()
})

test("says whose the number is, and where it is corrected", async () => {
  const number = { ownedBy: second! }
  await openPage({ ...comparison, number }, "officer")
  screen.getByText(`The number belongs to ${second}`, { exact: false })
  const link = screen.getByRole("link", { name: "Correct the form" })
  expect(link.getAttribute("href")).toContain(`/applications/${first}/correct`)
})

test("says that nothing is in question any more", async () => {
  await openPage({ ...comparison, sharing: [], number: null })
  expect(screen.queryByText("Nothing is in question about this application.")).not.toBeNull()
})
