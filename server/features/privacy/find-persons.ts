import { type Kysely, sql } from "kysely"
import * as z from "zod/mini"

import { parseApplicationId } from "#domain/applications/application-number.ts"
import { registrationNumber } from "#domain/fields/academic.ts"
import { email, mobile } from "#domain/fields/contact.ts"
import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows, isPostgres } from "#server/platform/database/dialect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

/** Search keys for a person. */
export const waysToFind = ["code", "mobile", "aadhaar", "urn", "email"] as const
export type WayToFind = (typeof waysToFind)[number]

/**
 * Identifies a person by the blind index of the Aadhaar number. Someone who only sent a message is identified by
 * e-mail address.
 */
export type Person = { aadhaarIndex: string } | { email: string }

/** Parses and normalises the search text; undefined if it is invalid for this key. */
export const parseSearch = (by: WayToFind, typed: string): string | undefined => {
  const text = typed.trim()
  switch (by) {
    case "code":
      return parseApplicationId(text)
    case "mobile":
      return z.safeParse(mobile, text).data
    case "aadhaar":
      return z.safeParse(aadhaar, text).data
    case "urn":
      return z.safeParse(registrationNumber, text).data
    case "email":
      return z.safeParse(email, text).data?.toLowerCase()
  }
}

/** Whether a form contains this e-mail address. Searches the form's JSON text, because no index covers it. */
const formHasEmail = (db: Kysely<Tables>, address: string) => {
  const wanted = `%"email":"${address.replaceAll(/[\\%_]/g, "\\$&")}"%`
  return isPostgres(db)
    ? sql<boolean>`form ilike ${wanted} escape '\\'`
    : sql<boolean>`form like ${wanted} escape '\\'`
}

const indexesBy = async (
  db: Database,
  fieldEncryption: FieldEncryption,
  by: WayToFind,
  search: string,
) => {
  const applications = db.selectFrom("applications").select("aadhaar_index").distinct()
  const students = db.selectFrom("students").select("aadhaar_index")
  switch (by) {
    case "code":
      return applications
        .where((row) =>
          row.or([row("application_number", "=", search), row("admission_code", "=", search)]),
        )
        .execute()
    case "mobile":
      return [
        ...(await applications.where("applicant_mobile", "=", search).execute()),
        ...(await students.where("applicant_mobile", "=", search).execute()),
      ]
    case "aadhaar": {
      const index = fieldEncryption.blindIndex(search)
      return [
        ...(await applications.where("aadhaar_index", "=", index).execute()),
        ...(await students.where("aadhaar_index", "=", index).execute()),
      ]
    }
    case "urn":
      return students.where("urn", "=", search).execute()
    case "email":
      return applications.where(formHasEmail(db, search)).execute()
  }
}

/** Persons that match the search. Several may match: a family may share a phone or an e-mail address. */
export const findPersons = async (
  db: Database,
  fieldEncryption: FieldEncryption,
  by: WayToFind,
  search: string,
): Promise<Person[]> => {
  const rows = await indexesBy(db, fieldEncryption, by, search)
  const persons: Person[] = [...new Set(rows.map((row) => row.aadhaar_index))].map(
    (aadhaarIndex) => ({ aadhaarIndex }),
  )
  if (by !== "email" || persons.length > 0) return persons
  const messages = db
    .selectFrom("contact_messages")
    .where((row) => row(row.fn<string>("lower", ["email"]), "=", search))
  return (await hasRows(messages)) ? [{ email: search }] : []
}
