import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"

import { alreadyReceivedText, replies } from "#domain/applications/messages/replies.ts"
import { type RequestContext, requestContext } from "#server/http/pages/request-context.ts"
import { sampleSession } from "#tests/support/samples/session.ts"

import { action } from "./form-page.tsx"

const enteredValues = { applicant_name: "अंजलि", urn: "SU25-1" }

/** The action's answer to a form without JavaScript, for this outcome of the submission. */
const answerTo = async (
  path: string,
  outcome: Awaited<ReturnType<RequestContext["submit"]>> | "never asked",
  received: RequestContext["received"] = { fields: enteredValues, files: {} },
) => {
  const context = new RouterContextProvider()
  const requestContextStub: Partial<RequestContext> = {
    admissionSession: async () => sampleSession,
    received,
    submit: async () => {
      if (outcome === "never asked") throw new Error("a form that was not read is not submitted")
      return outcome
    },
  }
  context.set(requestContext, requestContextStub as RequestContext)
  const args = { url: new URL(path, "http://college.example"), params: { course: "BSc" }, context }
  return action(args as unknown as Parameters<typeof action>[0])
}

test.each([
  {
    outcome: "unavailable",
    path: "/admission-form/BSc",
    status: 503,
    message: replies.unavailable.en,
  },
  {
    outcome: "unavailable",
    path: "/hi/admission-form/BSc",
    status: 503,
    message: replies.unavailable.hi,
  },
  { outcome: "disk full", path: "/admission-form/BSc", status: 503, message: replies.disk_full.en },
  {
    outcome: { accepted: false, errors: {}, retryAfterSeconds: 60 },
    path: "/hi/admission-form/BSc",
    status: 429,
    message: replies.too_many_applications.hi,
  },
] as const)(
  "answers $status for $outcome at $path and returns the entered values",
  async ({ outcome, path, status, message }) => {
    const { data, init } = await answerTo(path, outcome)
    expect(init).toMatchObject({ status })
    expect(data).toEqual({ values: enteredValues, errors: {}, message })
  },
)

test.each([
  { path: "/admission-form/BSc", message: replies.too_many_forms.en },
  { path: "/hi/admission-form/BSc", message: replies.too_many_forms.hi },
])("answers 429 for a form that was not read, at $path", async ({ path, message }) => {
  const { data, init } = await answerTo(path, "never asked", "too many")
  expect(init).toMatchObject({ status: 429 })
  expect(data).toEqual({ values: {}, errors: {}, message })
})

test.each([
  { path: "/admission-form/BSc", language: "en" },
  { path: "/hi/admission-form/BSc", language: "hi" },
] as const)(
  "answers 409 with the first code for other content under a used key, at $path",
  async ({ path, language }) => {
    const outcome = { accepted: false, errors: {}, codeOfFirst: "ABCDEFGHJKLM" } as const
    const { data, init } = await answerTo(path, outcome)
    expect(init).toMatchObject({ status: 409 })
    const message = alreadyReceivedText(language, "ABCDEFGHJKLM")
    expect(message).toContain("ABCD-EFGH-JKLM")
    expect(data).toEqual({ values: enteredValues, errors: {}, message, isReceived: true })
  },
)
