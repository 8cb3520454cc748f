import { randomUUID } from "node:crypto"

/** Header in which each response has the id of its request, as in the log. */
export const requestIdHeader = "x-request-id"

/**
 * A random id: it is unique across processes and does not reveal the number of requests. An id that a request sends is
 * ignored, also behind a proxy: a visitor can send it, and it would enter the log.
 */
export const newRequestId = () => randomUUID()
