import { expect, test, vi } from "vitest"

import type { RequestContext } from "#server/http/pages/request-context.ts"

import { contactReply } from "./contact-reply.server.ts"

const values = {
  name: "Asha",
  email: "asha@example.com",
  subject: "Hostel",
  message: "Is there one?",
}

const deskThat = (sendMessage: RequestContext["sendMessage"]) => {
  const logError = vi.fn<(error: unknown) => void>()
  return { desk: { sendMessage, logError } as unknown as RequestContext, logError }
}

test("a message that is stored does not come back", async () => {
  const { desk } = deskThat(async () => "stored")
  expect(await contactReply(desk, values)).toEqual({ outcome: "sent", problems: {}, values: {} })
})

test("a message too many comes back as it was written", async () => {
  const { desk } = deskThat(async () => "too many")
  expect(await contactReply(desk, values)).toEqual({ outcome: "too many", problems: {}, values })
})

test("a refused message comes back with what is wrong", async () => {
  const problems = { email: "email" } as const
  const { desk } = deskThat(async () => ({ problems }))
  expect(await contactReply(desk, values)).toEqual({ outcome: "refused", problems, values })
})

test("when storing fails the message comes back, and the log learns of the error alone", async () => {
  const error = new Error("disk full")
  const { desk, logError } = deskThat(() => Promise.reject(error))
  expect(await contactReply(desk, values)).toEqual({ outcome: "failed", problems: {}, values })
  expect(logError).toHaveBeenCalledExactlyOnceWith(error)
})
