import type { FastifyInstance } from "fastify"

import { originOf } from "#server/http/shared/origin.ts"
import { RequestRefused } from "#server/http/shared/request-refused.ts"

import { sendRefusal } from "../call-routes.ts"
import { confirmPassword } from "../confirm-password.ts"
import { asText, type ConsoleCall, type ConsoleOptions, settingUp } from "../console-route.ts"

/** The own second factors. Adding or removing a passkey needs the password again. */
export const passkeyRoutes = async (app: FastifyInstance, { config, services }: ConsoleOptions) => {
  const { passkeys } = services

  app.get("/auth/passkeys", settingUp, async ({ member }) => ({
    data: await passkeys.list(member),
  }))

  app.post<ConsoleCall>("/auth/passkeys/options", settingUp, async (request, reply) => {
    const refused = await confirmPassword(services, request, request.body?.["password"])
    if (refused) return sendRefusal(reply, refused)
    return { data: await passkeys.begin(request.member, originOf(config, request)) }
  })

  // The signed challenge proves that the password was checked.
  app.post<ConsoleCall>("/auth/passkeys", settingUp, async (request) => {
    const { member, body } = request
    const sent = { name: asText(body?.["name"]), response: body?.["response"] }
    const outcome = await passkeys.add(member, sent, originOf(config, request))
    if (outcome === "refused") throw new RequestRefused(422, "passkey_refused")
    if (outcome === "too many") throw new RequestRefused(409, "too_many_passkeys")
    return { data: await passkeys.list(member) }
  })

  app.post<ConsoleCall>("/auth/passkeys/:id/remove", settingUp, async (request, reply) => {
    const refused = await confirmPassword(services, request, request.body?.["password"])
    if (refused) return sendRefusal(reply, refused)
    const { member, params } = request
    const outcome = await passkeys.remove(member, params.id)
    if (outcome === "unknown") throw new RequestRefused(404, "unknown")
    if (outcome === "last factor") throw new RequestRefused(409, "last_factor")
    return { data: await passkeys.list(member) }
  })
}
