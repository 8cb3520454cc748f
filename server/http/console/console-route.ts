import type { Actor, Permission } from "#domain/staff/permissions.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** What one must be allowed to do to call a route of the console; a route without it answers nobody. */
    can?: Permission | "sign in"
  }
  interface FastifyRequest {
    /** Who calls; there once a route of the console has let them in. */
    actor: Actor
  }
}

/** What react-admin asks of a list: a page from 1 on, an order, and values to filter by. */
export interface ListQuery {
  page: number
  perPage: number
  sort: string
  order: "asc" | "desc"
  filter: Record<string, unknown>
}

const most = 100

/** A list's question as the console sends it: `page`, `perPage`, `sort`, `order`, `filter` (JSON). */
export const readListQuery = (query: unknown): ListQuery => {
  const { page, perPage, sort, order, filter } = (query ?? {}) as Record<string, unknown>
  const number = (value: unknown, usual: number) => {
    const read = Math.floor(numberField(value))
    return read >= 1 && read <= 1_000_000 ? read : usual
  }
  return {
    page: number(page, 1),
    perPage: Math.min(number(perPage, 25), most),
    sort: typeof sort === "string" ? sort : "",
    order: order === "ASC" ? "asc" : "desc",
    filter: readFilter(filter),
  }
}

const readFilter = (text: unknown): Record<string, unknown> => {
  if (typeof text !== "string") return {}
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === "object" && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

/** What was sent where a text is asked for: nobody's objects are turned into one. */
export const textField = (sent: unknown) =>
  typeof sent === "string" || typeof sent === "number" ? String(sent) : ""

/** What was sent where a number is asked for; NaN for anything that is none. */
export const numberField = (sent: unknown) =>
  typeof sent === "string" || typeof sent === "number" ? Number(sent) : Number.NaN

/** What a call of the console is refused with; `message` is a key of the console's words. */
export class RequestRefused extends Error {
  readonly statusCode: number
  readonly errors: Record<string, string[]> | undefined

  constructor(
    statusCode: 400 | 403 | 404 | 409 | 422,
    message: string,
    errors?: Record<string, string[]>,
  ) {
    super(message)
    this.statusCode = statusCode
    this.errors = errors
  }
}
