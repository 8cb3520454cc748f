import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react"
import { Notification } from "react-admin"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { formatApplicationNumber } from "#domain/applications/application-number.ts"
import type { MeritView } from "#server/features/merit/merit.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import type { MeritRound, Offer } from "./offer-states.tsx"
import { Offers } from "./offers.tsx"
import { ProgrammeContext } from "./use-programme.ts"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const open = { id: 1, number: 1, last_date: "2099-07-14", published_at: "2025-07-10" } as MeritRound
const over = { ...open, last_date: "2025-07-14" }
const asha: Offer = {
  code: "2025-04217-4",
  name: "Asha",
  compartment: "open",
  guarantee: "woman",
  state: "offered",
  version: "1.0",
  answers: [],
  status: "verified",
  fee_status: "due",
  category: "OBC",
  rank: 3,
  index: 8240,
}
const ravi: Offer = {
  ...asha,
  code: formatApplicationNumber("2025", 4218),
  name: "Ravi",
  version: "1.7",
}
const acceptance: Offer["answers"][number] = {
  kind: "answered",
  before: "offered",
  state: "accepted",
  at: "2025-07-11T06:30:00.000Z",
  actor: "applicant",
  reason: "",
  receipt: "AB23CD45",
  list: 1,
}
const accepted: Offer = { ...asha, state: "accepted", version: "1.7", answers: [acceptance] }
const letter = { actor: "Meera", reason: "Letter of 12 July", receipt: null } as const
const declined: Offer = {
  ...asha,
  state: "declined",
  version: "1.8",
  answers: [
    acceptance,
    { ...acceptance, ...letter, kind: "changed", before: "accepted", state: "declined" },
  ],
}

let sent: { action: string; body: unknown }[]
let reply: object
beforeEach(() => {
  sent = []
  reply = { recorded: {}, leftOut: [] }
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push({ action: path.split("/").at(-1)!, body: JSON.parse(String(body)) })
    return Response.json({ data: reply })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = async (offers: Offer[], round = open, role = "officer") => {
  const authProvider = {
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => role,
  }
  const programme = {
    where: { session: "2025-26", programme: "BSc" },
    view: { rules: [], rounds: [round], offers, objections: [] } as unknown as MeritView,
    path: (action: string) => `/merit/BSc/${action}`,
    reload: async () => undefined,
  }
  render(
    <TestAdmin authProvider={authProvider as never}>
      <ProgrammeContext value={programme}>
        <Offers round={round} />
      </ProgrammeContext>
      <Notification />
    </TestAdmin>,
  )
  await screen.findByText("Select all")
}
const find = async ({ code }: Offer) => {
  const field = screen.getByLabelText("Application number or name")
  fireEvent.change(field, { target: { value: code } })
  fireEvent.submit(field)
  return within((await screen.findByText(/^Seat: /)).closest<HTMLElement>(".MuiCard-root")!)
}
const buttonsOf = (card: ReturnType<typeof within>) =>
  card.queryAllByRole("button").map((button: HTMLElement) => button.textContent)

test.each<{ offer: Offer; round?: MeritRound; role?: string; buttons: string[] }>([
  {
    offer: asha,
    role: "clerk",
    buttons: ["Record: accepted", "Declined by letter or in person"],
  },
  {
    offer: asha,
    round: over,
    role: "clerk",
    buttons: ["Record: accepted", "Declined by letter or in person", "Record: did not come"],
  },
  { offer: { ...asha, fee_status: "received" }, role: "clerk", buttons: ["Record: accepted"] },
  { offer: accepted, role: "clerk", buttons: [] },
  {
    offer: accepted,
    buttons: ["Declined by letter or in person", "Take the acceptance back"],
  },
  { offer: { ...accepted, status: "admitted" }, buttons: [] },
  { offer: declined, role: "clerk", buttons: [] },
  { offer: declined, buttons: ["Reinstate the accepted seat"] },
])(
  "of an offer that is $offer.state, $offer.fee_status, $offer.status: $buttons",
  async ({ offer, round, role, buttons }) => {
    await show([offer], round, role)
    expect(buttonsOf(await find(offer))).toEqual(buttons)
  },
)

test("all answers of the person at hand are shown, with receipt, actor and reason", async () => {
  await show([declined])
  const card = await find(declined)
  expect(card.getByText(/^Merit list 1: accepted, receipt AB23-CD45 \(Applicant, /)).toBeTruthy()
  const changed =
    /^Merit list 1: accepted → declined by letter or in person: Letter of 12 July \(Meera, /
  expect(card.getByText(changed)).toBeTruthy()
})

test("a refusal by letter asks for its reason, and sends what the page showed", async () => {
  await show([accepted])
  const card = await find(accepted)
  fireEvent.click(card.getByText("Declined by letter or in person"))
  const dialog = within(await screen.findByRole("dialog"))
  fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: "Letter of 12 July" } })
  fireEvent.click(dialog.getByRole("button", { name: "Declined by letter or in person" }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { code, version } = accepted
  expect(sent[0]).toEqual({
    action: "answers",
    body: {
      session: "2025-26",
      number: 1,
      codes: [code],
      expectedVersions: { [code]: version },
      state: "declined",
      reason: "Letter of 12 July",
    },
  })
})

test("a selection ends when other offers are shown", async () => {
  await show([asha, ravi])
  const isChecked = () => screen.getByLabelText<HTMLInputElement>(`Select ${asha.name}`).checked
  fireEvent.click(screen.getByLabelText(`Select ${asha.name}`))
  expect(isChecked()).toBe(true)
  const field = screen.getByLabelText("Application number or name")
  fireEvent.change(field, { target: { value: ravi.name } })
  fireEvent.change(field, { target: { value: "" } })
  await waitFor(() => expect(isChecked()).toBe(false))
})

test("many are recorded as 'did not come' only after the last day", async () => {
  await show([asha, ravi])
  expect(screen.queryByText(/^Did not come/)).toBeNull()
  cleanup()
  await show([asha, ravi], over)
  fireEvent.click(screen.getByText("Select all"))
  fireEvent.click(screen.getByText("Did not come (2)"))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test("people who are left out are listed with the state and the reason", async () => {
  reply = { recorded: {}, leftOut: [{ code: ravi.code, why: "changed", state: "accepted" }] }
  await show([asha, ravi], over)
  fireEvent.click(screen.getByText("Select all"))
  fireEvent.click(screen.getByText("Did not come (2)"))
  await screen.findByText("Not recorded for 1 person:")
  const reason = "Ravi: changed since you loaded this page; now: accepted"
  expect(screen.getByRole("listitem").textContent).toBe(reason)
})

test("what was recorded is undone from the notice", async () => {
  reply = { recorded: { [asha.code]: "1.9" }, leftOut: [] }
  await show([asha])
  fireEvent.click((await find(asha)).getByText("Record: accepted"))
  fireEvent.click(await screen.findByRole("button", { name: /^Undo/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({
    action: "undo-answers",
    body: {
      session: "2025-26",
      number: 1,
      codes: [asha.code],
      expectedVersions: { [asha.code]: "1.9" },
    },
  })
})
