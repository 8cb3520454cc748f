import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"

import { alreadyReceivedText, replies } from "#domain/applications/messages/replies.ts"
import { type RequestContext, requestContext } from "#server/http/pages/request-context.ts"

import { action } from "./form-page.tsx"

const typed = { applicant_name: "अंजलि", urn: "SU25-1" }

/** What the form without JavaScript gets back where the desk has this to say. */
const answerTo = async (path: string, outcome: Awaited<ReturnType<RequestContext["submit"]>>) => {
  const context = new RouterContextProvider()
  const desk: Partial<RequestContext> = {
    received: { fields: typed, files: {} },
    submit: async () => outcome,
  }
  context.set(requestContext, desk as RequestContext)
  const args = { url: new URL(path, "http://college.example"), params: { course: "BSc" }, context }
  return action(args as unknown as Parameters<typeof action>[0])
}

test.each([
  {
    outcome: "unavailable",
    path: "/admission-form/BSc",
    status: 503,
    says: replies.unavailable.en,
  },
  {
    outcome: "unavailable",
    path: "/hi/admission-form/BSc",
    status: 503,
    says: replies.unavailable.hi,
  },
  { outcome: "too many", path: "/admission-form/BSc", status: 429, says: replies.too_many.en },
] as const)(
  "$outcome at $path: $status, and what was typed comes back",
  async ({ outcome, path, status, says }) => {
    const { data, init } = await answerTo(path, outcome)
    expect(init).toMatchObject({ status })
    expect(data).toEqual({ values: typed, problems: {}, message: says })
  },
)

test.each([
  { path: "/admission-form/BSc", language: "en" },
  { path: "/hi/admission-form/BSc", language: "hi" },
] as const)(
  "at $path other content under a known key is told the first code",
  async ({ path, language }) => {
    const outcome = { accepted: false, problems: {}, codeOfFirst: "ABCDEFGHJKLM" } as const
    const { data, init } = await answerTo(path, outcome)
    expect(init).toMatchObject({ status: 409 })
    const message = alreadyReceivedText(language, "ABCDEFGHJKLM")
    expect(message).toContain("ABCD-EFGH-JKLM")
    expect(data).toEqual({ values: typed, problems: {}, message, isReceived: true })
  },
)
