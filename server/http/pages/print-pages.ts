import type { FastifyReply, FastifyRequest } from "fastify"
import * as z from "zod/mini"

import { parseApplicationId } from "#domain/applications/application-number.ts"
import { maxSheetsPerPrint } from "#domain/applications/print-record.ts"
import type { Language } from "#domain/content/languages.ts"
import { academicSession, registrationNumber } from "#domain/fields/academic.ts"
import { selectionLimit } from "#domain/staff/limits.ts"
import { type Actor, may, type Permission } from "#domain/staff/permissions.ts"
import {
  applicationPage,
  type Sheets,
  type SheetsQuery,
  toListQuery,
} from "#server/features/applications/applications.ts"
import { listQuery } from "#server/features/call-inputs.ts"
import type { OfferLetters, PrintedList } from "#server/features/merit/merit.ts"
import type { Services } from "#server/features/services.ts"
import type { Cards, PasswordSlip, StudentSelection } from "#server/features/students/students.ts"
import { findCaller, isFromOwnSite } from "#server/http/shared/caller.ts"
import { originOf } from "#server/http/shared/origin.ts"
import { RequestRefused, selectionOf, wrongField } from "#server/http/shared/request-refused.ts"
import type { Config } from "#server/platform/config.ts"

interface Options {
  config: Config
  services: Services
}

export type NotPrinted =
  | "another_site"
  | "not_signed_in"
  | "not_allowed"
  | "too_many"
  | "nothing_chosen"

/** One page of the selection. `chosen` is the number of records selected by id; undefined for a filter. */
type Printed<Records> = Records & { outcome: "printed"; page: number; chosen: number | undefined }

export type PrintAnswer<Records> = { outcome: NotPrinted } | Printed<Records>

const listOf = (text: string) => text.split(",").filter(Boolean)

/**
 * Parses which admission sheets to print: `codes` (comma-separated, at most 1,000), or a list's `filter`,
 * `sort` and `order`; a `page`; and `whole` for the whole bank accounts. Throws a RequestRefused for anything else.
 */
const readSheetsQuery = async (
  services: Services,
  fields: URLSearchParams,
): Promise<Omit<SheetsQuery, "origin" | "language">> => {
  const ids = fields.get("codes")
  if (ids === null && !fields.has("filter")) throw wrongField("codes", "missing")
  const sent = { ...Object.fromEntries(fields), perPage: maxSheetsPerPrint }
  const list = z.safeParse(z.object(applicationPage), sent)
  if (!list.success) throw wrongField("filter", "choice")
  const query = { ...toListQuery(list.data), isWhole: fields.has("whole") }
  if (ids === null) return query
  const selection = { field: "ids", limit: selectionLimit }
  const known = selectionOf(listOf(ids), parseApplicationId, selection)
  return { ...query, codes: await services.applicationNumbers.codesOf(known) }
}

const readUrns = (ids: string) =>
  selectionOf(listOf(ids), (urn) => z.safeParse(registrationNumber, urn).data, {
    field: "urns",
    limit: selectionLimit,
  })

const readStudents = (fields: URLSearchParams): StudentSelection => {
  const ids = fields.get("urns")
  if (ids !== null) return { urns: readUrns(ids) }
  const session = z.safeParse(academicSession, fields.get("session"))
  if (!session.success) throw wrongField("session", "session.format")
  const course = fields.get("course") ?? ""
  if (!/^\d{0,2}$/.test(course)) throw wrongField("course", "choice")
  return { session: session.data, course }
}

/**
 * Parses which identity cards to print: `urns` (comma-separated, at most 1,000), or a `session` with an
 * optional `course` number (default: all courses); and a `page`. Throws a RequestRefused for anything else.
 */
const readCardsQuery = (fields: URLSearchParams) => ({
  selection: readStudents(fields),
  page: z.parse(listQuery.page, fields.get("page")),
})

/** Parses for which student to print a slip: `urn`. */
const readStudent = (fields: URLSearchParams) => {
  const urn = z.safeParse(registrationNumber, fields.get("urn"))
  if (!urn.success) throw wrongField("urn", "unknown")
  return { urn: urn.data }
}

/** Parses the form fields; returns the reason if they are invalid. */
const readOrRefuse = async <Query>(
  read: () => Query | Promise<Query>,
): Promise<Query | "too_many" | "nothing_chosen"> => {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    const errors = Object.values(error.errors ?? {}).flat()
    return errors.includes("too_many") ? "too_many" : "nothing_chosen"
  }
}

/** Parses which merit list to print: `session`, `programme` and `number`; `draft` is the SHA-256 of a draft. */
const readMeritList = (fields: URLSearchParams) => {
  const [session = "", programme = "", number = ""] = ["session", "programme", "number"].map(
    (name) => (fields.get(name) ?? "").replaceAll("\0", ""),
  )
  // Of a draft; empty for a published list.
  const sha256 = /^[\da-f]{64}$/.exec(fields.get("draft") ?? "")?.[0] ?? ""
  const place = /^\d{1,4}$/.test(number) ? Number(number) : 0
  return { where: { session, programme }, number: place, sha256 }
}

/** Parses whose offer letters to print: `session` and `programme`; and a `page`. */
const readLetters = (fields: URLSearchParams) => ({
  ...readMeritList(fields),
  page: z.parse(listQuery.page, fields.get("page")),
})

/** Prints what the fields ask for, for who may; says why not otherwise. The checks are those of the console's API. */
const printer =
  (request: FastifyRequest, reply: FastifyReply, { config, services }: Options) =>
  async <Query extends object, Answer>(
    fields: URLSearchParams,
    permission: Permission,
    read: (fields: URLSearchParams) => Query | Promise<Query>,
    print: (query: Query, actor: Actor) => Promise<Answer>,
  ): Promise<Answer | { outcome: NotPrinted }> => {
    if (!isFromOwnSite(config, request)) return { outcome: "another_site" }
    const member = await findCaller(request, reply, { config, services })
    if (!member) return { outcome: "not_signed_in" }
    const { name, role, duty } = member
    const mustSetUp = duty.kind === "due" || duty.kind === "link"
    if (mustSetUp || !may(role, permission)) return { outcome: "not_allowed" }
    const query = await readOrRefuse(() => read(fields))
    return typeof query === "string" ? { outcome: query } : print(query, { name, role })
  }

/** Print requests that the console posts to a page. For staff only. */
export const staffPrint = (request: FastifyRequest, reply: FastifyReply, options: Options) => {
  const { services } = options
  const origin = originOf(options.config, request)
  const print = printer(request, reply, options)
  return {
    printSheets: (fields: URLSearchParams, language: Language): Promise<PrintAnswer<Sheets>> =>
      print(
        fields,
        fields.has("whole") ? "applications.reveal" : "applications.read",
        (sent) => readSheetsQuery(services, sent),
        async (query, actor) => {
          const place = { origin, language }
          const sheets = await services.staffApplications.printSheets({ ...query, ...place }, actor)
          const page = query.offset / query.limit + 1
          return { outcome: "printed", ...sheets, page, chosen: query.codes?.length }
        },
      ),

    printCards: (fields: URLSearchParams): Promise<PrintAnswer<Cards>> =>
      print(fields, "students.read", readCardsQuery, async ({ selection, page }, actor) => {
        const cards = await services.printCards(selection, page, actor, origin)
        const chosen = "urns" in selection ? selection.urns.length : undefined
        return { outcome: "printed", ...cards, page, chosen }
      }),

    printPasswordSlip: (
      fields: URLSearchParams,
    ): Promise<{ outcome: NotPrinted } | { outcome: "printed"; slip: PasswordSlip }> =>
      print(fields, "students.reset", readStudent, async ({ urn }, actor) => {
        const slip = await services.printPasswordSlip(urn, actor)
        return slip ? { outcome: "printed", slip } : { outcome: "nothing_chosen" }
      }),

    printMeritList: (
      fields: URLSearchParams,
    ): Promise<{ outcome: NotPrinted } | { outcome: "printed"; printed: PrintedList }> =>
      print(fields, "merit.read", readMeritList, async ({ where, number, sha256 }, actor) => {
        const printed = sha256
          ? await services.merit.printDraft(where, { number, sha256 }, actor)
          : await services.printMeritList(where, number, actor)
        return printed ? { outcome: "printed", printed } : { outcome: "nothing_chosen" }
      }),

    printLetters: (
      fields: URLSearchParams,
    ): Promise<{ outcome: NotPrinted } | (OfferLetters & { outcome: "printed"; page: number })> =>
      print(fields, "merit.read", readLetters, async ({ where, page }, actor) => {
        const letters = await services.printOfferLetters(where, page, actor)
        return letters ? { outcome: "printed", ...letters, page } : { outcome: "nothing_chosen" }
      }),
  }
}
