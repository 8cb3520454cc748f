import { act, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { ResourceContextProvider } from "react-admin"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { describe, expect, test, vi } from "vitest"

import type { ClaimState } from "#domain/applications/claims.ts"
import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { dataProvider } from "../api/data-provider.ts"
import { Keys } from "../kit/keys/keys.tsx"
import { ApplicationShow } from "./application-show.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const claim = (name: string): ClaimState => ({ name, state: "unchecked", fields: [], reason: "" })

const application = (id: string) => ({
  id,
  applicant_name: `Applicant ${id}`,
  status: "scrutiny",
  version: 1,
  session: "2025-26",
  course: "BSc",
  submitted_at: "2025-07-01T06:30:00.000Z",
  seen_at: "2025-07-01T06:40:00.000Z",
  fee_status: "received",
  form: validForm("BSc"),
  events: [],
  claims: [claim("ncc_b"), claim("nss_240_hours")],
  transitions: [{ to: "query", isReasonRequired: true }],
  offer: { state: "no_lists" },
  feeDue: "with_application",
  seats: null,
  nextAdmissionNumber: "",
  seatEvents: [],
})

const authProvider = {
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "officer",
}

/** No marks to enter, no sessions, no sentences to choose from, no messages. */
const nothing = {
  components: [],
  sessions: [],
  questions: [],
  documents: [],
  messages: [],
  whatsApp: [],
}

/** Opens the page of the application B. The server answers its calls, and `answer` those that a test is about. */
const open = (answer: (call: string, body: unknown) => unknown = () => undefined) => {
  const server = async (path: string, { method, body }: RequestInit) => {
    const call = `${method} ${path.replace("/api/console", "")}`
    const answered = await answer(call, body && JSON.parse(String(body)))
    if (answered instanceof Response) return answered
    const record = /^GET \/applications\/(\w+)$/.exec(call)
    if (record) return Response.json({ data: answered ?? application(record[1]!) })
    const isList = call.endsWith("/open") || call.includes("/applications?")
    return Response.json({ data: isList ? [] : nothing, total: 0 })
  }
  vi.stubGlobal("fetch", server)
  const page = (
    <TestAdmin authProvider={authProvider as never} dataProvider={dataProvider}>
      <ResourceContextProvider value="applications">
        <ApplicationShow />
        <Keys />
      </ResourceContextProvider>
    </TestAdmin>
  )
  const router = createMemoryRouter([{ path: "/applications/:id/show", element: page }], {
    initialEntries: ["/applications/B/show"],
  })
  render(<RouterProvider router={router} />)
  return router
}
const heading = (name: string) => screen.findByRole("heading", { level: 2, name })

test("a dialog closes when the Back button of the browser shows another record", async () => {
  const router = open()
  await heading("Applicant B")
  await act(() => router.navigate("/applications/A/show"))
  await heading("Applicant A")
  fireEvent.click(screen.getByRole("button", { name: /Ask the applicant/ }))
  await screen.findByRole("dialog")
  await act(() => router.navigate(-1))
  expect(document.activeElement).toBe(await heading("Applicant B"))
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a record names what is unusual in the form, and how a CGPA became a percentage", async () => {
  const form = validForm("BSc", {
    highschool_grading: "cgpa_cbse",
    highschool_obtmarks: "9.2",
    highschool_percentage: "87.40",
    i_obtmarks: "0",
  })
  open((call) => (call === "GET /applications/B" ? { ...application("B"), form } : undefined))
  await heading("Applicant B")
  screen.getByText("Intermediate: Marks obtained: Marks obtained are 0")
  expect(screen.getAllByText(/CGPA 9\.2 × 9\.5 = 87\.40 %/)).toHaveLength(2)
})

/** Opens the page of a record. Changes by the path get these answers. Lists their bodies, and counts reads of the record. */
const openForChanges = (
  path: string,
  answers: (Response | Promise<Response>)[],
  record: object = application("B"),
) => {
  const bodies: unknown[] = []
  let reads = 0
  open((call, body) => {
    if (call === "GET /applications/B" && ++reads) return record
    return call === `POST /applications/B/${path}` ? answers[bodies.push(body) - 1] : undefined
  })
  return { bodies, reads: () => reads }
}
const changed = () => {
  const record = { ...application("B"), applicant_name: "Applicant B, changed", version: 2 }
  return Response.json({ data: record })
}

test("the next claim is marked at the version that the first mark answered, once it has", async () => {
  const first = Promise.withResolvers<Response>()
  const { bodies, reads } = openForChanges("claim", [first.promise, changed()])
  const verify = (name: string) =>
    screen.findByRole("button", { name: `Mark as verified: ${claimLabel(name, "en")}` })
  fireEvent.click(await verify("ncc_b"))
  const next = await verify("nss_240_hours")
  fireEvent.click(next)
  expect(bodies).toMatchObject([{ expectedVersion: 1 }])
  await act(async () => first.resolve(changed()))
  await heading("Applicant B, changed")
  fireEvent.click(next)
  await waitFor(() =>
    expect(bodies).toMatchObject([{ expectedVersion: 1 }, { expectedVersion: 2 }]),
  )
  expect(reads()).toBe(1)
})

const mayVerify = { ...application("B"), claims: [], transitions: [{ to: "verified" }] }

test("a change of status shows the answered record without another read", async () => {
  const { bodies, reads } = openForChanges("status", [changed()], mayVerify)
  fireEvent.click(await screen.findByRole("button", { name: /^Verify/ }))
  await heading("Applicant B, changed")
  expect(bodies).toEqual([{ expectedVersion: 1, to: "verified", reason: "" }])
  expect(reads()).toBe(1)
})

test("a refused change of status says what is wrong with a field that the page does not have", async () => {
  const body = { message: "refused", errors: { aadhar_no: ["settle_first"] } }
  openForChanges("status", [Response.json(body, { status: 422 })], mayVerify)
  fireEvent.click(await screen.findByRole("button", { name: /^Verify/ }))
  expect(await screen.findByText("console.errors.settle_first")).toBeTruthy()
})

describe("claims that are still to be checked", () => {
  const press = (key: string) => fireEvent.keyDown(document.body, { key })
  const withClaims = { ...mayVerify, claims: application("B").claims }
  const [first, second] = withClaims.claims.map(({ name }) => claimLabel(name, "en"))

  test.each([
    { by: "Verify with these claims", sent: true },
    { by: "Verify without them", sent: false },
  ])("are named by the key V, with the choice '$by'", async ({ by, sent }) => {
    const { bodies } = openForChanges("status", [changed()], withClaims)
    await heading("Applicant B")
    press("v")
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([first, second])
    fireEvent.click(dialog.getByRole("button", { name: by }))
    await heading("Applicant B, changed")
    expect(bodies).toEqual([{ expectedVersion: 1, to: "verified", reason: "", withClaims: sent }])
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  test("are verified with the application by one key", async () => {
    const { bodies } = openForChanges("status", [changed()], withClaims)
    await heading("Applicant B")
    press("w")
    await heading("Applicant B, changed")
    expect(bodies).toEqual([{ expectedVersion: 1, to: "verified", reason: "", withClaims: true }])
  })

  test("are marked one by one by keys, the first open one unless another is chosen", async () => {
    const { bodies } = openForChanges("claim", [changed(), changed()], withClaims)
    await heading("Applicant B")
    press("a")
    await heading("Applicant B, changed")
    press("2")
    await waitFor(() => expect(document.activeElement?.textContent).toContain(second))
    expect(document.activeElement?.getAttribute("aria-current")).toBe("true")
    press("r")
    const dialog = within(await screen.findByRole("dialog", { name: `Refuse: ${second}` }))
    fireEvent.input(dialog.getByRole("textbox"), { target: { value: "No seal" } })
    fireEvent.click(dialog.getByRole("button", { name: "Refuse" }))
    await waitFor(() =>
      expect(bodies).toMatchObject([
        { claim: "ncc_b", finding: "verified" },
        { claim: "nss_240_hours", finding: "refused", reason: "No seal" },
      ]),
    )
  })
})

test("a note that is typed while another one is stored stays", async () => {
  const stored = Promise.withResolvers<object>()
  open((call) => (call === "POST /applications/B/note" ? stored.promise : undefined))
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^A note for colleagues/)
  const add = screen.getByRole<HTMLButtonElement>("button", {
    name: "Add the note",
  })
  fireEvent.change(note, { target: { value: "First" } })
  fireEvent.click(add)
  await waitFor(() => expect(add.disabled).toBe(true))
  fireEvent.change(note, { target: { value: "Second" } })
  await act(async () => stored.resolve({}))
  await waitFor(() => expect(add.disabled).toBe(false))
  expect(note.value).toBe("Second")
})
