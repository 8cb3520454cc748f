import type { FastifyReply, FastifyRequest } from "fastify"

import type { Services } from "#server/features/services.ts"

import { headersFor } from "./caller.ts"
import { type ConsoleCall, wrongField } from "./console-route.ts"

/** Whether the caller's own password was sent. After too many wrong ones the reply says when to try again. */
export const isConfirmedByPassword = async (
  { staffSignIn }: Pick<Services, "staffSignIn">,
  request: FastifyRequest<ConsoleCall>,
  reply: FastifyReply,
) => {
  const password = request.body?.["password"]
  if (typeof password !== "string" || password === "") throw wrongField("password", "missing")
  const headers = headersFor(request)
  const { member, ip } = request
  const checked = await staffSignIn.confirmPassword(headers, member, password, ip)
  if (checked.response?.ok) return true
  if (checked.response) throw wrongField("password", "password.wrong")
  const { retryAfterSeconds } = checked
  reply.status(429).header("retry-after", retryAfterSeconds)
  return false
}
