import { act, configure, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import type { NamedSession } from "#domain/admission/session.ts"
import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import type { DryRun, MeritCharts, MeritView } from "#server/features/merit/merit.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { MeritProgramme } from "./programme.tsx"
import type { Part } from "./use-programme.ts"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

type Rule = MeritView["rules"][number]
type Round = MeritView["rounds"][number]
type Offer = MeritView["offers"][number]
type Objection = MeritView["objections"][number]

const rule: Rule = {
  session: "2025-26",
  programme: "BSc",
  version: 1,
  rule: meritRuleSchema.parse(presetRule("intermediate", 60)),
  reason: "",
  changed_at: "2025-07-01T00:00:00.000Z",
  changed_by: "Ravi",
  signed_at: "2025-07-02T00:00:00.000Z",
  signed_by: "Meera",
  signed_role: "officer",
}
const draft: Rule = { ...rule, signed_at: null, signed_by: null, signed_role: null }
const round: Round = {
  id: 1,
  number: 1,
  rule_version: 1,
  sha256: "0".repeat(64),
  last_date: "2099-07-14",
  object_until: null,
  published_at: "2025-07-10T06:30:00.000Z",
  published_by: "Meera",
  candidates_at: "2025-07-10T06:30:00.000Z",
  withdrawn_at: null,
  withdrawn_by: null,
  withdrawn_reason: null,
}
const scheduled: Round = { ...round, published_at: "2099-07-10T06:30:00.000Z" }
const withdrawn: Round = {
  ...round,
  withdrawn_at: "2025-07-11T06:30:00.000Z",
  withdrawn_by: "Meera",
  withdrawn_reason: "A mark was wrong",
}
const offer: Offer = {
  code: "ABCDEFGHJKLM",
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
const other: Offer = { ...offer, code: "ABCDEFGHJKLN", name: "Ravi", compartment: "OBC", rank: 7 }
const objection: Objection = {
  id: 5,
  list: 1,
  code: "ABCDEFGHJKLP",
  name: "Neha",
  number: 1,
  topic: "index",
  text: "My marks are 90",
  madeAt: "2025-07-11T06:30:00.000Z",
  verdict: null,
  answer: null,
  answeredAt: null,
  answeredBy: null,
}

const authProvider = {
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "officer",
}

/** The next list, as the dry run answers. */
const dryRun: DryRun = {
  outcome: "computed",
  number: 2,
  ruleVersion: 1,
  ranked: 0,
  result: { compartments: {}, unfilled: {}, sha256: "1".repeat(64) },
  changes: { moved: [{ compartment: "SC", seats: 1 }], kept: 3 },
  difference: [],
  candidatesAt: "2025-07-10T06:00:00.000Z",
  changed: [],
  notes: [],
  isForVerified: true,
  committee: [],
  offers: { offered: 2, accepted: 3 },
  warnings: {
    notVerified: [],
    late: [],
    outside: [],
    elsewhere: [],
    bothProgrammes: [],
    since: [],
    unchecked: [],
    withoutResidence: [],
    missing: [],
    implausible: [],
    notEligible: [],
    otherBoards: [],
    sameNumber: [],
    objections: [],
    unanswered: [],
    compartments: [
      {
        compartment: "OBC",
        trait: "woman",
        cutOff: 6210,
        tied: ["MERTAAAAAAAA", "MERTBBBBBBBB"],
        near: [],
        empty: null,
      },
    ],
  },
  people: {},
}

const charts: MeritCharts = {
  number: 1,
  histogram: [],
  compartments: [],
  changes: { moved: [], kept: 0 },
  days: [],
}

let view: MeritView
let sessions: { sessions: NamedSession[]; open: string }
let asked: string[]
let sent: { path: string; body: unknown }[]
let publishRefusal: { message: string; errors?: Record<string, string[]> } | undefined
beforeEach(() => {
  publishRefusal = undefined
  sessions = { sessions: [sampleSession], open: sampleSession.label }
  view = {
    version: "1",
    rules: [rule],
    rounds: [round],
    drafts: [],
    offers: [offer, other],
    objections: [objection],
  }
  asked = []
  sent = []
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method === "GET") {
      asked.push(path)
      if (path.includes("/admission-sessions")) return Response.json({ data: sessions })
      return Response.json({ data: path.includes("/charts") ? charts : view })
    }
    sent.push({ path: path.replace("/api/console/merit/BSc/", ""), body: JSON.parse(String(body)) })
    if (path.includes("/publish") && publishRefusal) {
      return Response.json(publishRefusal, { status: publishRefusal.errors ? 422 : 409 })
    }
    const answered = { recorded: {}, leftOut: [] }
    return Response.json({ data: path.includes("/dry-run") ? dryRun : answered })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (part?: Part) => {
  render(
    <TestAdmin authProvider={authProvider as never}>
      <MeritProgramme session="2025-26" code="BSc" seats={60} part={part} />
    </TestAdmin>,
  )
  await screen.findByRole("navigation")
}
const press = (name: string) => fireEvent.click(screen.getByText(name))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const tabs = () => screen.getAllByRole("link").filter((one) => one.closest("nav"))

test.each<{ opens: string; of: Partial<MeritView> }>([
  { opens: "Rule", of: { rules: [], rounds: [], offers: [] } },
  { opens: "Rule", of: { rules: [draft], rounds: [], offers: [] } },
  { opens: "Lists", of: { rounds: [], offers: [] } },
  { opens: "Lists", of: { rounds: [scheduled] } },
  { opens: "Offers2", of: {} },
  { opens: "Lists", of: { rounds: [{ ...round, last_date: "2025-07-14" }] } },
])("without a part in the address, $opens opens", async ({ opens, of }) => {
  view = { ...view, ...of }
  await open()
  const current = tabs().filter((one) => one.getAttribute("aria-current") === "page")
  expect(current.map((one) => one.textContent)).toEqual([opens])
})

test("the tabs count offers and open objections; marks have one only where the rule needs them", async () => {
  const answered: Objection = { ...objection, id: 4, verdict: "rejected" }
  view.objections.push(answered)
  await open("lists")
  const names = () => tabs().map((one) => one.textContent)
  expect(names()).toEqual(["Rule", "Lists", "Offers2", "Objections1", "Charts"])
})

test("a rule of best five subjects has a tab of marks", async () => {
  view.rules = [{ ...rule, rule: meritRuleSchema.parse(presetRule("best_five", 60)) }]
  await open("lists")
  expect(tabs().map((one) => one.textContent)).toContain("Marks")
})

test("a session that asks for the result has a tab of marks, for their import", async () => {
  const asked_fields = [{ field: "i_result", is_required: false }]
  sessions.sessions = [{ ...sampleSession, asked_fields }]
  await open("lists")
  expect(await screen.findByText("Marks")).toBeTruthy()
})

describe("charts", () => {
  const askedCharts = () => asked.filter((path) => path.includes("/charts"))

  test("of no list say so", async () => {
    view = { ...view, rounds: [withdrawn], offers: [] }
    await open("charts")
    expect(screen.getByText("No list is published yet.")).toBeTruthy()
    expect(askedCharts()).toEqual([])
  })

  test("of a list that is only scheduled say when it becomes public", async () => {
    view.rounds = [scheduled]
    await open("charts")
    expect(screen.getByText(/^List 1 becomes public on 10 Jul 2099/)).toBeTruthy()
    expect(askedCharts()).toEqual([])
  })

  test("are those of the last public list", async () => {
    view.rounds = [round, { ...scheduled, id: 2, number: 2 }]
    await open("charts")
    expect(await screen.findByText(/^List 1: index by category/)).toBeTruthy()
  })
})

describe("offers", () => {
  test("are selected and answered together", async () => {
    await open("offers")
    fireEvent.click(await screen.findByText("Select all"))
    fireEvent.click(screen.getByLabelText("Select Ravi"))
    press("Accepted (1)")
    await waitFor(() => expect(sent).toHaveLength(1))
    const versions = { [offer.code]: offer.version }
    expect(sent[0]).toEqual({
      path: "answers",
      body: {
        session: "2025-26",
        number: 1,
        codes: [offer.code],
        expectedVersions: versions,
        state: "accepted",
        reason: "",
      },
    })
    expect(screen.getByText("Offer letters of list 1")).toBeTruthy()
  })

  test("of a scheduled list take no answers, and have no letters yet", async () => {
    view.rounds = [scheduled]
    await open("offers")
    expect(screen.getByText(/^List 1 becomes public on/)).toBeTruthy()
    expect(screen.getByText("Asha")).toBeTruthy()
    expect(screen.queryByText("Select all")).toBeNull()
    expect(screen.queryByText(/^Offer letters/)).toBeNull()
  })
})

const publish = () => {
  fireEvent.click(screen.getByLabelText(/^I have read the list/))
  press("Publish list 2")
}

describe("the next list", () => {
  test("says which seats moved and which are kept, and is published at a time in India", async () => {
    await open("lists")
    fireEvent.click(await screen.findByText("Compute the next list"))
    expect(await screen.findByText(/^Seats that moved .*: SC \+1\.$/)).toBeTruthy()
    expect(screen.getByText(/^3 seats were accepted in earlier lists/)).toBeTruthy()
    expect(screen.getByText(/^OBC, Women: 2 people are tied at the cut-off 62.10/)).toBeTruthy()
    type(/^Last day to accept/, "14-07-2099")
    type("Last day for objections", "12-07-2099")
    type("Public from (empty: now)", "10-07-2099")
    type("at (hours:minutes)", "1730")
    publish()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({
      path: "publish",
      body: {
        session: "2025-26",
        number: 2,
        sha256: "1".repeat(64),
        left_out: 0,
        candidates_at: "2025-07-10T06:00:00.000Z",
        last_date: "2099-07-14",
        object_until: "2099-07-12",
        publish_at: "2099-07-10T12:00:00.000Z",
      },
    })
  })

  test("names those with a number in question, and is published only if the officer agrees to leave them out", async () => {
    const { sameNumber } = dryRun.warnings
    dryRun.warnings.sameNumber = [{ code: "A" }, { code: "B" }]
    await open("lists")
    fireEvent.click(await screen.findByText("Compute the next list"))
    expect(await screen.findByText(/^2 applicants are left out of the list/)).toBeTruthy()
    const agreement = screen.getByLabelText<HTMLInputElement>(/^Publish although 2 applicants/)
    expect(agreement.required).toBe(true)
    fireEvent.click(agreement)
    publish()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.body).toMatchObject({ left_out: 2 })
    dryRun.warnings.sameNumber = sameNumber
  })

  test("names after a refusal what is missing now, with a field for its reason", async () => {
    const { committee, notes, warnings } = dryRun
    const signed = { kind: "signature", name: "Dr. Asha Verma", text: "" } as const
    dryRun.committee = ["Dr. Asha Verma"]
    dryRun.notes = [{ ...signed, at: "2025-07-10T06:00:00.000Z", actor: "Member officer" }]
    await open("lists")
    fireEvent.click(await screen.findByText("Compute the next list"))
    await screen.findByText("Publish list 2")
    expect(screen.queryByText(/^Not recorded at the draft yet/)).toBeNull()
    // Somebody has objected meanwhile.
    dryRun.warnings = { ...warnings, objections: [{ code: "A" }] }
    publishRefusal = { message: "merit_unexplained" }
    publish()
    expect(
      await screen.findByText(
        "Not recorded at the draft yet: why the list is published although objections are open",
      ),
    ).toBeTruthy()
    expect(screen.getByLabelText(/^Reason/)).toBeTruthy()
    expect(sent.map(({ path }) => path)).toEqual(["dry-run", "publish", "dry-run"])
    Object.assign(dryRun, { committee, notes, warnings })
  })

  test("has its last days three days after it becomes public", async () => {
    await open("lists")
    fireEvent.click(await screen.findByText("Compute the next list"))
    await screen.findByText("Publish list 2")
    type("Public from (empty: now)", "10-07-2099")
    expect(valueOf(/^Last day to accept/)).toBe("13-07-2099")
    expect(valueOf("Last day for objections")).toBe("13-07-2099")
  })

  test("shows beside each field why its day is refused, and keeps what was typed", async () => {
    publishRefusal = {
      message: "refused",
      errors: {
        publish_at: ["past"],
        last_date: ["before_publication"],
        object_until: ["day.format"],
      },
    }
    await open("lists")
    fireEvent.click(await screen.findByText("Compute the next list"))
    await screen.findByText("Publish list 2")
    type(/^Last day to accept/, "09-07-2025")
    type("Last day for objections", "soon")
    type("Public from (empty: now)", "10-07-2025")
    publish()
    const reasonOf = async (label: string | RegExp) => {
      await waitFor(() =>
        expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true"),
      )
      const { id } = screen.getByLabelText(label)
      return document.querySelector(`#${id}-helper-text`)?.textContent
    }
    expect(await reasonOf("Public from (empty: now)")).toMatch(/^This time is past/)
    expect(await reasonOf(/^Last day to accept/)).toMatch(/^This is before the day on which/)
    expect(await reasonOf("Last day for objections")).toBe("Day, month and year, please.")
    expect(valueOf(/^Last day to accept/)).toBe("09-07-2025")
    expect(valueOf("Last day for objections")).toBe("soon")
    expect(valueOf("Public from (empty: now)")).toBe("10-07-2025")
  })
})

describe("published lists", () => {
  test("are withdrawn with a reason", async () => {
    await open("lists")
    expect(screen.getByText("JSON").getAttribute("href")).toBe(
      "/api/console/merit/BSc/rounds/1?session=2025-26",
    )
    fireEvent.change(await screen.findByLabelText(/^Why it is withdrawn/), {
      target: { value: "A mark was wrong" },
    })
    press("Withdraw list 1")
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      path: "withdraw",
      body: { session: "2025-26", number: 1, reason: "A mark was wrong" },
    })
  })

  test("that are withdrawn have their reason, and neither file nor paper", async () => {
    view.rounds = [withdrawn]
    await open("lists")
    expect(screen.getByText("1 (withdrawn: A mark was wrong)")).toBeTruthy()
    expect(screen.queryByText("JSON")).toBeNull()
    expect(screen.queryByText("For the notice board")).toBeNull()
    expect(screen.queryByText(/^Withdraw list/)).toBeNull()
  })
})

describe("objections", () => {
  test("are answered with a verdict and a text", async () => {
    await open("objections")
    expect(screen.getByText(/List 1, .*: the index/)).toBeTruthy()
    const upheld = await screen.findByLabelText<HTMLInputElement>("Upheld")
    expect(upheld.required).toBe(true)
    fireEvent.click(upheld)
    fireEvent.input(screen.getByLabelText(/^Answer to the applicant/), {
      target: { value: "List 2 counts 90." },
    })
    press("Answer the objection")
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      path: "objections/5",
      body: { session: "2025-26", verdict: "upheld", answer: "List 2 counts 90." },
    })
  })

  test("that arrive while the page is open appear, and the input of the form stays", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open("objections")
    const answer = await screen.findByLabelText<HTMLTextAreaElement>(/^Answer to the applicant/)
    fireEvent.input(answer, { target: { value: "List 2 counts" } })
    const later = { ...objection, id: 6, text: "My category is OBC" }
    view = { ...view, version: "2", objections: [later, objection] }
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(await screen.findByText("My category is OBC")).toBeTruthy()
    expect(screen.getByText("My marks are 90")).toBeTruthy()
    expect(answer.isConnected).toBe(true)
    expect(answer.value).toBe("List 2 counts")
  })

  test("are read again only if the version differs", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open("objections")
    const reads = () => asked.filter((path) => path.includes("/BSc?")).length
    expect(reads()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    expect(asked.filter((path) => path.includes("/version")).length).toBeGreaterThan(2)
    expect(reads()).toBe(1)
  })
})
