import type { FastifyReply, FastifyRequest } from "fastify"

import type { Services } from "#server/features/services.ts"
import { addressHeader, type SignedInStaff } from "#server/features/staff/staff.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"

/** The pages beside the console's own calls that ask who is signed in; no other page ever sees the cookie. */
export const officePages = ["/office", "/hi/office"]

/** What of a call the sign-in library reads. */
export const headersFor = (request: FastifyRequest) => {
  const headers = new Headers()
  for (const name of ["cookie", "origin", "user-agent"] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  headers.set(addressHeader, request.ip)
  return headers
}

/** Where no address is set, a visitor may come by HTTP: then a cookie is Secure if this very call was. */
const guarded = (reply: FastifyReply, cookie: string) =>
  reply.request.protocol === "https" && !/;\s*secure/i.test(cookie) ? `${cookie}; Secure` : cookie

/** Sets the library's cookies; the session's, or its end, for the office's pages too. */
export const sendCookies = (reply: FastifyReply, cookies: readonly string[]) => {
  for (const given of cookies) {
    const cookie = guarded(reply, given)
    reply.header("set-cookie", cookie)
    if (!/^[^=;]*session_token=/.test(cookie)) continue
    for (const page of officePages) {
      reply.header("set-cookie", cookie.replace(/(;\s*path=)[^;]*/i, `$1${page}`))
    }
  }
}

/** Whether a call comes from the site's own pages. */
export const isFromOwnSite = (config: Config, request: FastifyRequest) =>
  request.headers.origin === originOf(config, request)

/** The member of staff who calls; undefined for anybody else. Being used keeps a session, and its cookie. */
export const findCaller = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { signInDesk }: Pick<Services, "signInDesk">,
): Promise<SignedInStaff | undefined> => {
  const session = await signInDesk.findSession(headersFor(request))
  if (session) sendCookies(reply, session.cookies)
  return session?.member
}
