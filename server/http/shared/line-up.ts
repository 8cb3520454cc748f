import type { FastifyReply, FastifyRequest } from "fastify"

import type { Services } from "#server/features/services.ts"
import type { Config } from "#server/platform/config.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import type { LineUp } from "#server/platform/http/load-shedding.ts"
import type { SecurityHeaders } from "#server/platform/http/security-headers.ts"
import { createWaitingLine, type Turn } from "#server/platform/http/waiting-line.ts"

import { originOf } from "./origin.ts"
import { waitingPage } from "./waiting-page.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Waits in line while the server sheds load: a page, a call, or the question whether it is one's turn. */
    linesUp?: "page" | "call" | "question"
  }
}

const cookieSeconds = 60

/** The nearer the front, the sooner a client asks again. The form waits for up to 15 seconds. */
const secondsAt = (place: number) => Math.min(15, 5 + Math.floor(place / 100))

/** Places change while one reads them: from ten on they are said in tens. */
const roundPlace = (place: number) => (place < 10 ? place : Math.round(place / 10) * 10)

/** The page cache knows this cookie (`cacheability.ts`). */
const ticketOf = ({ headers: { cookie = "" } }: FastifyRequest) =>
  /(?:^|;\s*)(?:__Secure-)?waiting=([^;]*)/.exec(cookie)?.[1]

/** A browser that opens a page, not one of its parts. */
const opensPage = ({ headers }: FastifyRequest) => headers.accept?.includes("text/html") === true

/**
 * Lets people wait in line while the server sheds load, first come, first served: for a page with one that loads itself
 * again, for the save call with its place in a header. The ticket is a cookie, so that it works without JavaScript. All
 * other requests are only refused. A form that was posted without JavaScript cannot be sent again by itself: it is let in
 * before those who wait, unless the server is busy.
 */
export const createLineUp = (
  config: Config,
  { counting, randomBytes }: Pick<Services, "counting" | "randomBytes">,
  security: SecurityHeaders,
): LineUp => {
  const line = createWaitingLine({ sign: counting.hash, randomBytes })

  const setPlace = (reply: FastifyReply, { ticket, place }: Exclude<Turn, { isIn: true }>) => {
    if (!ticket || !place) return {}
    const isSecure = originOf(config, reply.request).startsWith("https:")
    const [prefix, suffix] = isSecure ? ["__Secure-", "; Secure"] : ["", ""]
    const cookie = `${prefix}waiting=${ticket}; Max-Age=${cookieSeconds}; Path=/; HttpOnly; SameSite=Lax${suffix}`
    const shown = { place: roundPlace(place), seconds: secondsAt(place) }
    reply.headers({
      "retry-after": shown.seconds,
      "x-queue-place": shown.place,
      "set-cookie": cookie,
    })
    return shown
  }

  const sendPage = (reply: FastifyReply, place: { place?: number; seconds?: number }) => {
    const { method, url } = reply.request
    const { html, style } = waitingPage({
      ...place,
      isPosted: method === "POST",
      isHindi: /^\/hi(?:[/?.]|$)/.test(url),
      // Jitter: clients that were refused together do not come back together.
      jitter: Math.random(),
    })
    void reply
      .status(503)
      .headers({
        "content-security-policy": security.policyFor([], [style]),
        "cache-control": cacheControl.noStore,
      })
      .type("text/html; charset=utf-8")
      .send(html)
    return "answered" as const
  }

  return {
    tick: (isBusy) => line.tick(isBusy, Date.now()),
    decide: (request, reply, isBusy) => {
      const { linesUp } = request.routeOptions.config
      const isPage = linesUp === "page"
      if (!linesUp || (isPage && !opensPage(request))) return isBusy ? "refuse" : "pass"
      if (isPage && request.method === "POST") return isBusy ? sendPage(reply, {}) : "pass"
      const asksOnly = linesUp === "question"
      const turn = line.ask({ ticket: ticketOf(request), isBusy, now: Date.now(), asksOnly })
      if (turn.isIn) return "pass"
      const place = setPlace(reply, turn)
      return isPage ? sendPage(reply, place) : "refuse"
    },
  }
}
