import type { IncomingHttpHeaders } from "node:http"

import type { RenderedPage } from "./cached-page.ts"

/** Pages that are never shared: admission sheets, grievances (each form has a key of its own), students' pages, search results, the staff console. */
const personal =
  /^\/(?:hi\/)?(?:admission-form\/print|grievances|student|card|office|search|console)(?:[/.?]|$)/

/** URLs in the form that the site itself links to. Others, such as upper case ones, are answered but not cached. */
const linkedUrl = /^(?:\/[a-z0-9_-][a-z0-9._-]*)*\/?(?:\?page=[1-9]\d{0,3})?$/

/** The filtered lists. */
const filteredUrl =
  /^(?:\/hi)?\/(?:notices|documents)(?:\.data)?\?(?=[cty])(?:(?:category|type)=[a-z]{1,20}(?:&|$))?(?:year=\d{4}(?:-\d\d)?(?:&|$))?(?:page=[1-9]\d{0,3})?(?<!&)$/
const maxUrlLength = 200

const origins = /^https?:\/\/[a-z0-9.[\]:-]{1,255}$/i

interface RequestHead {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
}

/** The cookie with a place in line is the only one (`line-up.ts`): the page cache answers while others wait. */
const onlyPlace = /^(?:__Secure-)?waiting=[^;]*$/

/** Whether a request carries nothing that identifies its sender, so that everyone can get the same response. */
export const isAnonymous = ({ method, headers }: Pick<RequestHead, "method" | "headers">) =>
  (method === "GET" || method === "HEAD") &&
  (headers.cookie === undefined || onlyPlace.test(headers.cookie)) &&
  headers.authorization === undefined

/** Whether the response to this URL at this origin may be shared by all visitors. */
export const isCacheable = (origin: string, request: RequestHead) =>
  isAnonymous(request) &&
  request.url.length <= maxUrlLength &&
  (linkedUrl.test(request.url) || filteredUrl.test(request.url)) &&
  !personal.test(request.url) &&
  origins.test(origin)

/**
 * Whether a response to a cacheable request can be cached for everyone. Cache-Control is for browsers: the
 * admission form is not stored there, because people type into it.
 */
export const isCacheableAnswer = ({ status, headers }: RenderedPage) =>
  status === 200 && headers.every(([name]) => name !== "set-cookie")
