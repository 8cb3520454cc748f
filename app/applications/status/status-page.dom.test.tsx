import { act, fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub, useActionData } from "react-router"
import { expect, test } from "vitest"

import type { ApplicantRound } from "#server/features/merit/merit.ts"
import { verifiedApplication as application } from "#tests/support/samples/application-status.ts"

import { describeStatus } from "./describe-status.server.ts"
import { describeMerit } from "./merit/describe-merit.server.ts"
import { statusPageMessages } from "./messages.server.ts"
import { describeOwnForm } from "./own/own-form.server.ts"
import { identityMessages } from "./prove-identity.server.ts"
import { situationOf } from "./situation.server.ts"
import type { ApplicationStatus, statusAction } from "./status-action.server.ts"
import StatusPage from "./status-page.tsx"

const round: ApplicantRound = {
  id: 1,
  number: 1,
  publishedAt: "2025-07-10T06:30:00.000Z",
  candidatesAt: "2025-07-10T06:30:00.000Z",
  lastDate: "2025-07-14",
  objectUntil: "2025-07-13",
  place: {
    category: "OBC",
    index: {
      basis: [{ component: "intermediate", percentage: 6210, weight: 1 }],
      mean: 6210,
      weightages: [],
      weightage: 0,
      deductions: [],
      index: 6210,
    },
    ineligibilities: [],
    unchecked: [],
    outcome: { rank: 640, lists: [] },
  },
  compartment: null,
  guarantee: null,
  state: null,
  listCode: null,
  isOwnAnswer: false,
}
const merit = {
  today: "2025-07-11",
  rounds: [round],
  takesAnswers: true,
  withdrawn: undefined,
  answers: [],
  objections: [],
}
const identity = { code: "ABCD-EFGH-JKLM", dob: "27-03-2007" }
const found: ApplicationStatus = {
  outcome: "found",
  application: describeStatus(
    application,
    { situation: situationOf(application, merit), courseNames: { courses: [], subjects: [] } },
    "en",
  ),
  ownForm: describeOwnForm({ ...application, status: "admitted" }, "en", merit.today),
  ownMarks: undefined,
  stopForm: undefined,
  merit: describeMerit(merit, application, situationOf(application, merit), "en"),
  identity,
  identityMessages: identityMessages("en", "aadhaar"),
  task: undefined,
}
const { objections } = found.merit!.messages

type Answer = Awaited<ReturnType<typeof statusAction>>

/** The page of an application that was found, and a function that posts its objection and gets `answer`. */
const openFoundPage = async (answer: Answer) => {
  const answers = [found, answer]
  const App = createRoutesStub([
    {
      path: "/admission-status",
      action: () => answers.shift()!,
      Component: () => {
        const props = {
          loaderData: { messages: statusPageMessages.en },
          actionData: useActionData(),
        }
        return <StatusPage {...(props as Parameters<typeof StatusPage>[0])} />
      },
    },
  ])
  render(<App initialEntries={["/admission-status"]} />)
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole("button", { name, hidden: true })))
  await press(statusPageMessages.en.submit)
  await screen.findByRole("button", { name: objections.submit, hidden: true })
  return { object: () => press(objections.submit) }
}

const objectionText = () =>
  screen.queryByLabelText<HTMLTextAreaElement>(new RegExp(objections.text))

test.each(["too many", "failed"] as const)(
  "an objection that is answered with '%s' keeps its text",
  async (outcome) => {
    const answer = { input: identity, unsent: undefined }
    const { object } = await openFoundPage(
      outcome === "failed" ? { outcome, ...answer } : { outcome, time: "12:15", ...answer },
    )
    fireEvent.input(objectionText()!, { target: { value: "My NCC certificate is verified" } })
    await object()
    expect(screen.getByRole("alert").textContent).toBe(
      statusPageMessages.en.failures[outcome].replace("{time}", "12:15"),
    )
    expect(objectionText()?.value).toBe("My NCC certificate is verified")
  },
)

test.each([
  { what: "code", change: { code: "MLKJ-HGFE-DCBA" } },
  { what: "date of birth", change: { dob: "28-03-2007" } },
])("what was found is not shown beside the answer about another $what", async ({ change }) => {
  const input = { ...identity, ...change }
  const { object } = await openFoundPage({
    outcome: "too many",
    time: "12:15",
    input,
    unsent: undefined,
  })
  await object()
  expect(objectionText()).toBeNull()
})

test.each(["rejected", "withdrawn", "cancelled"] as const)(
  "no seat is kept for an application that is %s",
  (status) => {
    const accepted = { ...round, compartment: "open" as const, state: "accepted" as const }
    const lists = { ...merit, rounds: [accepted] }
    const left = { ...application, status }
    const described = describeMerit(lists, left, situationOf(left, lists), "en")
    expect(described.current).toBeUndefined()
    expect(described.over).toMatch(/no seat is kept/)
    expect(described.objections.topics).toEqual([])
    expect(described.earlier).toHaveLength(1)
  },
)
