import type { IncomingHttpHeaders } from "node:http"

/** Pages that are never shared: admission sheets, students' pages, search results, the staff console. */
const own = /^\/(?:hi\/)?(?:admission-form\/print|student|card|office|search|console)(?:[/.]|$)/

/** URLs in the form that the site itself links to. Others, such as upper case ones, are answered but not cached. */
const address = /^(?:\/[a-z0-9_-][a-z0-9._-]*)*\/?(?:\?page=[1-9]\d{0,3})?$/
const longest = 200

const origins = /^https?:\/\/[a-z0-9.[\]:-]{1,255}$/i

interface Asked {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
}

/** Whether a request carries nothing that identifies its sender, so that everyone can get the same response. */
export const isAnonymous = ({ method, headers }: Pick<Asked, "method" | "headers">) =>
  (method === "GET" || method === "HEAD") &&
  headers.cookie === undefined &&
  headers.authorization === undefined

/** Whether the response to this URL at this origin may be shared by all visitors. */
export const isCacheable = (origin: string, asked: Asked) =>
  isAnonymous(asked) &&
  asked.url.length <= longest &&
  address.test(asked.url) &&
  !own.test(asked.url) &&
  origins.test(origin)
