import * as z from "zod/mini"

import { courses } from "#domain/applications/courses.ts"
import { maxSheetsPerPrint } from "#domain/applications/print-record.ts"
import { academicSession, registrationNumber } from "#domain/fields/academic.ts"
import { selectionLimit } from "#domain/staff/selection.ts"
import type { SheetsQuery } from "#server/features/applications/applications.ts"
import type { StudentSelection } from "#server/features/students/students.ts"

import { readApplicationList } from "./applications/application-filter.ts"
import { codesOf } from "./applications/application-refusals.ts"
import { readListQuery, RequestRefused } from "./console-route.ts"

const listOf = (text: string) => text.split(",").filter(Boolean)

const refused = (field: string, problem: string) =>
  new RequestRefused(422, "refused", { [field]: [problem] })

/**
 * Parses which admission sheets to print: `codes` (comma-separated, at most 1,000), or a list's `filter`,
 * `sort` and `order`; and a `page`. Throws a RequestRefused for anything else.
 */
export const readSheetsAsked = (fields: URLSearchParams): SheetsQuery => {
  const typed = fields.get("codes")
  if (typed === null && !fields.has("filter")) throw refused("codes", "missing")
  const list = readApplicationList({ ...Object.fromEntries(fields), perPage: maxSheetsPerPrint })
  return typed === null ? list : { ...list, codes: codesOf(listOf(typed), selectionLimit) }
}

const readUrns = (typed: string) => {
  const urns = listOf(typed)
  if (urns.length === 0) throw refused("urns", "missing")
  if (urns.length > selectionLimit) throw refused("urns", "too_many")
  return urns.map((urn) => {
    const parsed = z.safeParse(registrationNumber, urn)
    if (!parsed.success) throw refused("urns", "unknown")
    return parsed.data
  })
}

const readStudents = (fields: URLSearchParams): StudentSelection => {
  const typed = fields.get("urns")
  if (typed !== null) return { urns: readUrns(typed) }
  const session = z.safeParse(academicSession, fields.get("session"))
  if (!session.success) throw refused("session", "session.format")
  const course = fields.get("course") ?? ""
  const isKnown = course === "" || courses.some(({ number }) => number === course)
  if (!isKnown) throw refused("course", "choice")
  return { session: session.data, course }
}

/**
 * Parses which identity cards to print: `urns` (comma-separated, at most 1,000), or a `session` with an
 * optional `course` number (default: all courses); and a `page`. Throws a RequestRefused for anything else.
 */
export const readCardsAsked = (fields: URLSearchParams) => ({
  selection: readStudents(fields),
  page: readListQuery(Object.fromEntries(fields)).page,
})
