import { expect, test, vi } from "vitest"

import type { RequestContext } from "#server/http/pages/request-context.ts"

import { contactReply } from "./contact-reply.server.ts"

const values = {
  name: "Asha",
  email: "asha@example.com",
  subject: "Hostel",
  message: "Is there one?",
}

const contextWith = (sendMessage: RequestContext["sendMessage"]) => {
  const logError = vi.fn<(error: unknown) => void>()
  return { context: { sendMessage, logError } as unknown as RequestContext, logError }
}

test("returns no values for a stored message", async () => {
  const { context } = contextWith(async () => "stored")
  expect(await contactReply(context, values)).toEqual({ outcome: "sent", errors: {}, values: {} })
})

test("returns the values of a rate-limited message", async () => {
  const { context } = contextWith(async () => "too many")
  expect(await contactReply(context, values)).toEqual({ outcome: "too many", errors: {}, values })
})

test("returns values and errors of a refused message", async () => {
  const errors = { email: "email" } as const
  const { context } = contextWith(async () => ({ errors }))
  expect(await contactReply(context, values)).toEqual({ outcome: "refused", errors, values })
})

test("returns the values when storing fails, and logs only the error", async () => {
  const error = new Error("disk full")
  const { context, logError } = contextWith(() => Promise.reject(error))
  expect(await contactReply(context, values)).toEqual({ outcome: "failed", errors: {}, values })
  expect(logError).toHaveBeenCalledExactlyOnceWith(error)
})
