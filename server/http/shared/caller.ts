import type { FastifyReply, FastifyRequest } from "fastify"

import { backgroundHeader } from "#domain/staff/limits.ts"
import type { Services } from "#server/features/services.ts"
import { addressHeader, type SignedInStaff } from "#server/features/staff/staff.ts"
import { staffDeviceCookie } from "#server/http/shared/device-cookie.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"

/** Pages outside the console's API that need the signed-in member. No other page receives the cookie. */
export const staffPrintPages = ["/office", "/hi/office"]

/** The request headers that the auth library reads. */
export const headersFor = (request: FastifyRequest) => {
  const headers = new Headers()
  for (const name of ["cookie", "origin", "user-agent"] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  headers.set(addressHeader, request.ip)
  return headers
}

/** Sets the auth library's cookies. Session cookies, and their removal, also apply to the office pages. */
export const sendCookies = (reply: FastifyReply, cookies: readonly string[]) => {
  for (const cookie of cookies) {
    reply.header("set-cookie", cookie)
    if (!/^[^=;]*session_token=/.test(cookie)) continue
    for (const page of staffPrintPages) {
      reply.header("set-cookie", cookie.replace(/(;\s*path=)[^;]*/i, `$1${page}`))
    }
  }
}

/** Whether the request's Origin is the site itself (CSRF protection). */
export const isFromOwnSite = (config: Config, request: FastifyRequest) =>
  request.headers.origin === originOf(config, request)

/**
 * The signed-in member of staff; undefined for anyone else. Each use extends the session and its cookie, except for
 * what the console requests by itself.
 */
export const findCaller = async (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    config,
    services: { staffSignIn },
  }: { config: Config; services: Pick<Services, "staffSignIn"> },
): Promise<SignedInStaff | undefined> => {
  const isBackground = request.headers[backgroundHeader] !== undefined
  const deviceCookie = staffDeviceCookie(config).read(request)
  const session = await staffSignIn.findSession(headersFor(request), { isBackground, deviceCookie })
  if (session) sendCookies(reply, session.cookies)
  return session?.member
}
