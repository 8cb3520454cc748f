import type { FastifyRequest } from "fastify"

import { busy, invalid } from "#server/features/define-call.ts"
import type { Services } from "#server/features/services.ts"
import { headersFor } from "#server/http/shared/caller.ts"

/** Why an action that needs the caller's own password is refused; undefined if it is right. */
export const confirmPassword = async (
  { staffSignIn }: Pick<Services, "staffSignIn">,
  request: FastifyRequest,
  password: unknown,
) => {
  if (typeof password !== "string" || password === "") return invalid({ password: ["missing"] })
  const headers = headersFor(request)
  const { member, ip } = request
  const checked = await staffSignIn.confirmPassword(headers, member, password, ip)
  if (!checked.response) return busy("too_many", checked.retryAfterSeconds)
  return checked.response.ok ? undefined : invalid({ password: ["password.wrong"] })
}
