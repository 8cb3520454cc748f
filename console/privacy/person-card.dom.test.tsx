import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import type { PersonView } from "#server/features/privacy/privacy.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { PersonCard } from "./person-card.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const [own, stranger] = ["2025-00001-7", "2025-00002-5"]

const application = (id: string, changes: Partial<PersonView["applications"][number]>) => ({
  ref: { kind: "application" as const, id },
  name: "Anjali",
  father_name: "Ramdhani",
  dob: "2007-03-27",
  person: 0,
  place: `2025-26 ${id}`,
  concerns: [],
  isChosen: true,
  course: "BSc",
  session: "2025-26",
  status: "rejected" as const,
  submitted_at: "2025-07-01T06:30:00.000Z",
  notice_version: "paper",
  email: `${id}@example.com`,
  ...changes,
})
const message = (id: number, of: string) => ({
  id,
  at: "2025-07-01T06:30:00.000Z",
  name: "Anjali",
  email: `${of}@example.com`,
  subject: "Fees",
})
const two: PersonView = {
  name: "Anjali",
  aadhaarLastFour: "1234",
  applications: [
    application(own!, {}),
    application(stranger!, { name: "Meena", person: 1, isChosen: false, course: "BA" }),
  ],
  students: [],
  messages: [message(1, own!), message(2, stranger!)],
  grievances: [],
}

let sent: { url: string; body: unknown }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push({ url, body: JSON.parse(init.body as string) })
    return Response.json({ data: { applications: 1, students: 0, messages: 0 } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = async (person: PersonView) => {
  render(
    <MemoryRouter>
      <TestAdmin>
        <PersonCard person={person} onErased={() => {}} />
      </TestAdmin>
    </MemoryRouter>,
  )
  await screen.findByRole("heading")
}
const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox")

/** Presses "Erase", gives the reason, and returns what was sent. */
const erase = async (confirms: string[] = []) => {
  fireEvent.click(screen.getByRole("button", { name: "Erase" }))
  const dialog = await screen.findByRole("dialog")
  for (const concern of confirms) fireEvent.click(within(dialog).getByLabelText(concern))
  fireEvent.input(within(dialog).getByLabelText(/^Why it is erased/), {
    target: { value: "Asked" },
  })
  fireEvent.submit(dialog.querySelector("form")!)
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]!.body as { records: { id: string }[]; messages: boolean; confirmed: string[] }
}

test("chooses the records of the person who was found, and marks the others", async () => {
  await show(two)
  expect(
    boxes()
      .slice(0, 2)
      .map(({ checked }) => checked),
  ).toEqual([true, false])
  expect(screen.getAllByText("Name or date of birth differs")).toHaveLength(1)
  screen.getByText(
    "Names or dates of birth differ among the records with this identity number. Some may belong to another person, who entered the number by mistake or on purpose. Tick only the records of the person who makes the request: the rest is neither copied nor erased.",
  )
})

test("erases the chosen records only, with the messages of their addresses", async () => {
  await show(two)
  screen.getByText(`${own}@example.com`, { exact: false })
  expect(screen.queryByText(`${stranger}@example.com`, { exact: false })).toBeNull()
  const { records } = await erase()
  expect(records).toEqual([{ kind: "application", id: own }])
})

test("asks for a confirmation if records of two people are chosen", async () => {
  await show(two)
  fireEvent.click(boxes()[1]!)
  const { records, confirmed } = await erase([
    "Names or dates of birth differ among these records, or several applications are for one course. I have checked that all belong to the person who makes the request.",
  ])
  expect(records.map(({ id }) => id)).toEqual([own, stranger])
  expect(confirmed).toEqual(["same_number"])
})

test("offers neither copy nor erasure while nothing is chosen, as after a search by the number", async () => {
  const applications = two.applications.map((one) => ({ ...one, isChosen: false }))
  await show({ ...two, name: "", applications })
  const buttons = () => screen.getAllByRole<HTMLButtonElement>("button")
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true])
  screen.getByText("First tick the records of the person who makes the request.")
  // Nobody was found whom the others could differ from.
  expect(screen.queryByText("Name or date of birth differs")).toBeNull()
  fireEvent.click(boxes()[0]!)
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false])
})

test("has no choice for a single record, nor for somebody who only sent messages", async () => {
  await show({ ...two, applications: [two.applications[0]!], messages: [] })
  expect(screen.queryByRole("checkbox")).toBeNull()
})

test("erases the messages of somebody without a record", async () => {
  await show({ ...two, aadhaarLastFour: "", applications: [], messages: [message(1, own!)] })
  const { records, messages } = await erase()
  expect(records).toEqual([{ kind: "email", id: `${own}@example.com` }])
  expect(messages).toBe(true)
})
