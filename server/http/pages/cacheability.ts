import type { IncomingHttpHeaders } from "node:http"

/** What is never shared: sheets, students' pages, answers to questions, the staff's console. */
const own = /^\/(?:hi\/)?(?:admission-form\/print|student|card|office|search|console)(?:[/.]|$)/

/** As links of the site spell addresses; others, in capitals say, are answered and not kept. */
const address = /^(?:\/[a-z0-9_-][a-z0-9._-]*)*\/?(?:\?page=[1-9]\d{0,3})?$/
const longest = 200

const origins = /^https?:\/\/[a-z0-9.[\]:-]{1,255}$/i

interface Asked {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
}

/** Whether a request says nothing of who sends it, so that all may get one answer. */
export const isAnonymous = ({ method, headers }: Pick<Asked, "method" | "headers">) =>
  (method === "GET" || method === "HEAD") &&
  headers.cookie === undefined &&
  headers.authorization === undefined

/** Whether an answer may be the same for everyone who asks for this address at this origin. */
export const isCacheable = (origin: string, asked: Asked) =>
  isAnonymous(asked) &&
  asked.url.length <= longest &&
  address.test(asked.url) &&
  !own.test(asked.url) &&
  origins.test(origin)
