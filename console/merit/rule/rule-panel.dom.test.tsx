import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import type { Language } from "#domain/content/languages.ts"
import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import type { MeritView } from "#server/features/merit/merit.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { reauthentication } from "../../sign-in-session/reauthentication.ts"
import { RulePanel } from "./rule-panel.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const rule = meritRuleSchema.parse(presetRule("intermediate", 60))

const version = (
  changes: Partial<MeritView["rules"][number]> = {},
): MeritView["rules"][number] => ({
  session: "2025-26",
  programme: "BSc",
  version: 1,
  rule,
  reason: "",
  changed_at: "2025-07-01T00:00:00.000Z",
  changed_by: "Ravi",
  signed_at: null,
  signed_by: null,
  signed_role: null,
  ...changes,
})
const signed = {
  signed_at: "2025-07-02T00:00:00.000Z",
  signed_by: "Meera",
  signed_role: "officer",
} as const

const authProvider = {
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "officer",
}

/** The rule page; what it sends to the server is recorded. */
const open = async (rules = [version()], language: Language = "en") => {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) })
    return Response.json({ data: { version: 1 } })
  })
  const view = render(
    <TestAdmin authProvider={authProvider as never} language={language}>
      <RulePanel
        where={{ session: "2025-26", programme: "BSc" }}
        path={(action) => `/merit/BSc/${action}`}
        rules={rules}
        seats={60}
        firstYear={2025}
        reload={async () => undefined}
      />
    </TestAdmin>,
  )
  await waitFor(() => expect(document.querySelector("fieldset:disabled")).toBeNull())
  return { sent, ...view }
}
afterEach(() => vi.unstubAllGlobals())

const type = (label: string, value: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(input, { target: { value } })
  return input
}
const example = () => document.querySelector("#worked-example")!.textContent
const press = (name: string) => fireEvent.click(screen.getByText(name))

test.each<{ locale: Language; label: string; error: string }>([
  { locale: "en", label: "NCC C certificate", error: "A number from 0 to 100" },
  { locale: "hi", label: "एन.सी.सी. 'सी' प्रमाण-पत्र", error: "0 से 100 तक की संख्या" },
])("a number out of range is marked at its field in $locale, and stays", async (given) => {
  const { sent } = await open([version()], given.locale)
  const input = type(given.label, "8.125")
  expect(input.value).toBe("8.125")
  expect(input.getAttribute("aria-invalid")).toBe("true")
  const described = document.getElementById(input.getAttribute("aria-describedby")!)
  expect(described?.textContent).toContain(given.error)
  press(given.locale === "en" ? "Save the draft" : "प्रारूप सहेजें")
  expect(document.activeElement).toBe(input)
  expect(sent).toEqual([])
  type(given.label, "8.12")
  expect(input.getAttribute("aria-invalid")).toBe("false")
})

test("the example is computed again as one types, and keeps the last rule without errors", async () => {
  await open()
  expect(example()).toContain("86.40 + 8.00 (weightage) = 94.40")
  type("NCC C certificate", "5")
  expect(example()).toContain("86.40 + 5.00 (weightage) = 91.40")
  type("NCC C certificate", "x")
  expect(example()).toContain("86.40 + 5.00 (weightage) = 91.40")
  expect(example()).toContain("The example shows the last rule without errors.")
})

test("the example names who got a seat for a trait that counts over all seats", async () => {
  await open()
  expect(example()).toContain(
    "The seat went to what is guaranteed over all seats: Persons with disability.",
  )
})

test("a rule is edited in every part and sent as one", async () => {
  const { sent } = await open()
  type("Class 10: weight in the mean", "1")
  type("Class 12: weight in the mean", "3")
  expect(screen.getByText(/^Index = \(Class 10 \+ 3 × Class 12\) ÷ 4/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText("Weightage does not change the division"))
  fireEvent.click(screen.getByLabelText("Another board"))
  type("Boards without deduction, separated by commas", "UP Board, UPMSP")
  type("Required subjects of class 12, one on each line", "Physics / भौतिक विज्ञान\nHindi")
  type(
    "Candidates of other states: compete for at most so many percent of the seats (empty: no limit)",
    "10",
  )
  fireEvent.click(screen.getByLabelText("Move up: Earlier birth date"))
  press("Save the draft")
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: "/api/console/merit/BSc/rule",
    body: {
      rule: {
        basis: [
          { component: "highschool", weight: 1 },
          { component: "intermediate", weight: 3 },
        ],
        weightages: { divisions: [33, 45, 60] },
        deductions: { other_board: { unit: "percent", loss: 5, boards: ["UP Board", "UPMSP"] } },
        eligibility: { subjects: [["Physics", "भौतिक विज्ञान"], ["Hindi"]] },
        allocation: {
          limits: { other_state: { percent: 10 } },
          ties: ["index", "intermediate", "older", "highschool", "hash"],
        },
      },
    },
  })
})

test("seats as counts begin with those that the percentages give", async () => {
  await open()
  fireEvent.change(screen.getByLabelText("The seats are given as"), { target: { value: "counts" } })
  expect(screen.getByLabelText<HTMLInputElement>("OBC: number").value).toBe("16")
  type("SC: number", "-1")
  expect(screen.getByText("A whole number from 0 to 1,00,000")).toBeTruthy()
})

test("a trait counts over all seats as numbers, and stays so when it is edited", async () => {
  const { sent } = await open()
  fireEvent.change(screen.getByLabelText("Women: counted"), { target: { value: "overall_counts" } })
  type("Women, Open seats", "3")
  press("Save the draft")
  await waitFor(() => expect(sent).toHaveLength(1))
  const { rule: saved } = sent[0]!.body as { rule: typeof rule }
  expect(saved.allocation.traits["woman"]).toEqual({ mode: "overall", counts: { open: 3 } })
})

test.each<{ locale: Language; group: string; choice: string; source: string }>([
  {
    locale: "en",
    group: "Persons with disability: parts of guaranteed seats",
    choice: "of a half or more count as a seat4 seats in all",
    source: "section 32: not less than 5 %",
  },
  {
    locale: "hi",
    group: "दिव्यांगजन: सुनिश्चित सीटों के अंश",
    choice: "आधा या अधिक हो तो एक सीटकुल 4 सीटें",
    source: "धारा 32: 5 % से कम नहीं",
  },
])("each choice of rounding says its seats before it is chosen, in $locale", async (given) => {
  const { sent } = await open([version()], given.locale)
  type(given.locale === "en" ? "Seats of the course" : "पाठ्यक्रम की सीटें", "70")
  const group = within(screen.getByRole("radiogroup", { name: given.group }))
  const labels = group.getAllByRole("radio").map((radio) => radio.closest("label")!.textContent)
  expect(labels[1]).toBe(given.choice)
  expect(labels[0]).toContain("3")
  expect(screen.getByText(given.source, { exact: false })).toBeTruthy()
  fireEvent.click(group.getAllByRole("radio")[0]!)
  press(given.locale === "en" ? "Save the draft" : "प्रारूप सहेजें")
  await waitFor(() => expect(sent).toHaveLength(1))
  const { rule: saved } = sent[0]!.body as { rule: typeof rule }
  expect(saved.allocation.traits["disability"]).toMatchObject({ percent: 5, rounding: "floor" })
  expect(saved.allocation.guarantee_rounding).toBe("floor")
})

test("percentages above 100 together are one error of the group", async () => {
  await open()
  type("SC: percent of the seats", "90")
  expect(screen.getByText("The percentages add up to more than 100")).toBeTruthy()
})

test("a change of a signed rule asks for its reason and says what changes", async () => {
  const { sent } = await open([version(signed)])
  expect(screen.queryByLabelText("Why the signed rule changes")).toBeNull()
  type("All weightage together is at most so many points (empty: no limit)", "10")
  type("Why the signed rule changes", "The university's order")
  const row = within(document.querySelector("details")!).getByText(/^All weightage together/)
  expect(row.closest("tr")?.textContent).toMatch(/1710$/)
  press("Save the draft")
  await waitFor(() => expect(sent).toMatchObject([{ body: { reason: "The university's order" } }]))
})

test("each version says what it changed", async () => {
  const later = structuredClone(rule)
  later.allocation.conversion = [{ from: "SC", to: "open" }]
  await open([version({ version: 2, rule: later, reason: "An order" }), version(signed)])
  const changes = screen.getByText("What changed from version 1").closest("details")!
  expect(changes.textContent).toContain(
    "Unfilled seats moveST → SC, SC → ST, SC → Open seats, ST → Open seats, OBC → Open seats, EWS → Open seatsSC → Open seats",
  )
})

test("typed changes are restored when the page is opened again", async () => {
  reauthentication.setMember({
    id: "ravi",
    name: "ravi",
    email: "ravi@college.example",
    role: "officer",
    hasSecondFactor: false,
  })
  const { unmount } = await open()
  type("NCC C certificate", "7.")
  unmount()
  await open()
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("NCC C certificate").value).toBe("7."),
  )
  press("Discard these changes")
  expect(screen.getByLabelText<HTMLInputElement>("NCC C certificate").value).toBe("8")
  reauthentication.setMember(undefined)
})
