import type { FastifyReply, FastifyRequest } from "fastify"

import type { Config } from "#server/platform/config.ts"
import { deviceDays } from "#server/platform/rate-limit/known-devices.ts"

import { originOf } from "./origin.ts"

/**
 * The cookie of a browser that has signed in before (decision 45). It exempts from limits and opens nothing. `paths` are
 * the narrowest ones that hold the calls which read it: pages of a browser with a cookie are not cached.
 */
export const createDeviceCookie = (config: Config, name: string, ...paths: string[]) => {
  const isSecure = (request: FastifyRequest) => originOf(config, request).startsWith("https:")
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? `__Secure-${name}` : name)
  return {
    /** Empty without one. */
    read: (request: FastifyRequest): string => {
      const start = `${nameFor(request)}=`
      const cookies = (request.headers.cookie ?? "").split(/;\s*/)
      return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? ""
    },

    set: (reply: FastifyReply, value: string) => {
      const { request } = reply
      const age = deviceDays * 86_400
      const secure = isSecure(request) ? "; Secure" : ""
      for (const path of paths) {
        reply.header(
          "set-cookie",
          `${nameFor(request)}=${value}; Max-Age=${age}; Path=${path}; HttpOnly; SameSite=Strict${secure}`,
        )
      }
    },
  }
}

/** The cookie of a browser in which a member of staff has signed in, with a second factor if the member has one. */
export const staffDeviceCookie = (config: Config) =>
  createDeviceCookie(config, "console_device", "/api/console")

/** The cookie of a browser that has sent an application, or proved its number on the status page. */
export const applicantDeviceCookie = (config: Config) => {
  const page = "/admission-status"
  const pages = [page, `${page}.data`, `/hi${page}`, `/hi${page}.data`]
  return createDeviceCookie(config, "applicant_device", "/api/v2/admission", ...pages)
}
