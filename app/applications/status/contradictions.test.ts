import { describe, expect, test } from "vitest"

import type { FeeTime } from "#domain/admission/session.ts"
import { feeRequestOf, type Seat } from "#domain/applications/fee-request.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { listTodoOf, type Situation } from "#domain/applications/next-steps.ts"
import {
  feeStatuses,
  type FeeStatus,
  hasLeft,
  type Status,
  statuses,
} from "#domain/applications/workflow.ts"
import { languages } from "#domain/content/languages.ts"
import type { Language } from "#domain/content/text.ts"
import { nextStepText, type Standing } from "#domain/merit/explanation/explain-round.ts"
import { roundMessages as en } from "#domain/merit/explanation/round-messages.en.ts"
import { roundMessages as hi } from "#domain/merit/explanation/round-messages.hi.ts"
import { verifiedApplication } from "#tests/support/samples/application-status.ts"

import { sheetMessages } from "../sheet/messages.server.ts"
import { describeStatus } from "./describe-status.server.ts"
import { describeOwnMarks } from "./marks/marks-task.server.ts"
import { ownMarksMessages } from "./marks/messages.server.ts"
import { statusPageMessages } from "./messages.server.ts"

/** The seat that belongs to what a list says. */
const seats: Record<Standing | "no_list", Seat> = {
  no_list: "none",
  offered: "offered",
  overdue: "overdue",
  accepted: "accepted",
  declined: "given_up",
  absent: "given_up",
  left: "given_up",
  waiting: "none",
  not_eligible: "none",
  incomplete: "none",
  not_verified: "none",
  too_late: "none",
  not_listed: "none",
  after_draft: "none",
  elsewhere: "none",
  outside: "none",
}

interface Case extends Omit<Situation, "fee"> {
  feeStatus: FeeStatus
  feeDue: FeeTime
  seat: Seat
}

/** Somebody admitted without an accepted seat is outside the lists, and nobody else is. */
const isPossible = (status: Status, standing: string) =>
  standing === "no_list" ||
  (status === "admitted" ? ["accepted", "outside"].includes(standing) : standing !== "outside")

const cases = statuses.flatMap((status) =>
  Object.entries(seats)
    .filter(([name]) => hasLeft(status) || isPossible(status, name))
    .flatMap(([name, seat]) =>
      feeStatuses.flatMap((feeStatus) =>
        (["with_application", "after_offer"] as const).flatMap((feeDue) =>
          ([undefined, "open", "late"] as const).flatMap((marks) =>
            [false, true].map((flag): Case => ({
              status,
              seat,
              feeStatus,
              feeDue,
              standing: name === "no_list" ? undefined : (name as Standing),
              awaitedMarks: hasLeft(status) || status === "admitted" ? undefined : marks,
              isPaperDue: flag,
              hasMarksSince: flag && marks === undefined,
            })),
          ),
        ),
      ),
    ),
)

const day = "DAY"

/** All that an applicant reads about what to do: the marks, the list, the status, and the sheet. */
const pageOf = (one: Case, language: Language) => {
  const fee = feeRequestOf({
    fee_due: one.feeDue,
    fee_last_day: "2026-08-31",
    offerLastDay: "2026-07-14",
    status: one.status,
    fee: one.feeStatus,
    seat: one.seat,
  })
  const situation: Situation = { ...one, fee: fee.state }
  const application = {
    ...verifiedApplication,
    status: one.status,
    fee: fee.state,
    feeLastDay: fee.lastDay,
    isSeatOffered: fee.isSeatOffered === true,
    listDays: ["2026-07-10"],
    awaitedMarks: one.awaitedMarks && { state: one.awaitedMarks, lastDay: "2026-07-01" },
  }
  const courseNames = { courses: [], subjects: [] }
  const { actions } = describeStatus(application, { situation, courseNames }, language)
  const isAdmitted = one.status === "admitted"
  const isListShown = one.standing && !hasLeft(one.status)
  const page = [
    describeOwnMarks(application, language)?.text ?? "",
    isListShown
      ? nextStepText(listTodoOf(one.standing!, situation), { day, isAdmitted }, language)
      : "",
    ...actions,
  ].join(" ")
  const { noFee } = sheetMessages[language]
  return { page, slip: fee.state === "asked", sheet: fee.state === "asked" ? "" : noFee[fee.state] }
}

/** The sentences that must not stand together, in one language. */
const phrasesOf = (language: Language) => {
  const { actions } = statusPageMessages[language]
  const { todo, todoNow } = { en, hi }[language]
  const marks = ownMarksMessages[language]
  /** Up to the first slot. */
  const begin = (text: string) => text.split("{")[0]!
  return {
    nothing: [
      actions.nothing,
      { en: "You need not do anything.", hi: "आपको कुछ नहीं करना है।" }[language],
    ],
    pay: [statusMessages.submitted.next[language], actions.fee, begin(actions.feeUntil)],
    instructions: [
      actions.bring,
      statusMessages.query.next[language],
      todo.offered(day),
      todo.overdue(),
      todo.accepted(),
      todo.incomplete(),
      todo.not_verified(),
      todoNow.enter_marks(),
      // After the day in Hindi.
      marks.until.split("}")[1]!,
      marks.open,
      marks.late.split("}")[1]!,
    ],
    ifOffered: [
      { en: "If a merit list offers you a seat", hi: "योग्यता सूची में सीट मिलने पर" }[language],
    ],
    hasMoney: [actions.paidEarly, actions.paidWithoutSeat],
    above: [actions.above],
    bringMarksheet: [todo.incomplete(), marks.late.split("}")[1]!],
    enterMarks: [todoNow.enter_marks(), marks.until.split("}")[1]!, marks.open],
    marksSince: [todoNow.marks_since(day)],
    lists: [begin(actions.lists) || actions.lists.split("}")[1]!],
  }
}

describe.each(languages)("no two sentences contradict each other (%s)", (language) => {
  const phrases = phrasesOf(language)
  const pages = cases.map((one) => ({ one, ...pageOf(one, language) }))
  type Page = (typeof pages)[number]
  const says = ({ page, sheet }: Page, name: keyof typeof phrases) =>
    phrases[name].some((phrase) => `${page} ${sheet}`.includes(phrase))
  /** Whether no list can offer a seat any more, and there is none. */
  const isOut = ({ one: { status, seat } }: Page) =>
    hasLeft(status) || (status !== "admitted" && seat === "given_up")

  /** The cases that say something although it is false; some others must say it. */
  const wrong = (name: keyof typeof phrases, mayNot: (page: Page) => boolean) => {
    const saying = pages.filter((page) => says(page, name))
    expect(saying.length).toBeGreaterThan(0)
    return saying.filter(mayNot).map(({ one, page, sheet }) => ({ ...one, page, sheet }))
  }

  test("'nothing to do' with no instruction and no fee", () =>
    expect(
      wrong(
        "nothing",
        (one) => says(one, "instructions") || says(one, "pay") || one.one.isPaperDue === true,
      ),
    ).toEqual([]))

  test("'pay' only while the fee is due, and a seat is there or may come", () =>
    expect(
      wrong(
        "pay",
        (page) =>
          page.one.feeStatus !== "due" ||
          isOut(page) ||
          (page.one.seat === "overdue" && page.one.status !== "admitted"),
      ),
    ).toEqual([]))

  test("the slip is printed exactly when the page asks for the fee", () =>
    expect(pages.filter((page) => page.slip !== says(page, "pay"))).toEqual([]))

  test("'if a list offers you a seat' only for who has none and can get one", () =>
    expect(
      wrong(
        "ifOffered",
        (page) => isOut(page) || page.one.status === "admitted" || page.one.seat !== "none",
      ),
    ).toEqual([]))

  test("'the college has your fee' only once it has", () =>
    expect(wrong("hasMoney", ({ one }) => one.feeStatus !== "received")).toEqual([]))

  test("money without a seat is said to be there", () => {
    const paid = pages.filter((page) => page.one.feeStatus === "received" && isOut(page))
    expect(paid.filter((page) => !says(page, "hasMoney"))).toEqual([])
  })

  test("'said above' only below a list", () =>
    expect(wrong("above", ({ one }) => !one.standing || hasLeft(one.status))).toEqual([]))

  test("marks are entered here or brought, and asked for only while they are missing", () => {
    expect(wrong("enterMarks", (page) => says(page, "bringMarksheet"))).toEqual([])
    expect(wrong("marksSince", ({ one }) => one.awaitedMarks !== undefined)).toEqual([])
  })

  test("days of lists to come only before there is one", () =>
    expect(wrong("lists", ({ one }) => one.standing !== undefined || hasLeft(one.status))).toEqual(
      [],
    ))
})
