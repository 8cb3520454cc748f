import { type ExpressionBuilder, type Kysely, type SqlBool, type Expression, sql } from "kysely"
import * as z from "zod/mini"

import { parseApplicationId } from "#domain/applications/application-number.ts"
import { registrationNumber } from "#domain/fields/academic.ts"
import { email, mobile } from "#domain/fields/contact.ts"
import { identityKeysOf } from "#domain/fields/identifiers/identity.ts"
import { findNumbersByContact } from "#server/features/grievances/grievances.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows, isPostgres } from "#server/platform/database/dialect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

/** Search keys for a person. */
export const waysToFind = ["code", "mobile", "aadhaar", "urn", "email"] as const
export type WayToFind = (typeof waysToFind)[number]

/** A record that matches a search. */
export interface Match {
  kind: "application" | "student"
  /** The admission code, or the URN. */
  id: string
}

/**
 * Those whose records have one identity number: one person, unless somebody else wrote the number, too. `matched` are the records that
 * the search was for. Someone who only sent a message is identified by e-mail address.
 */
export type Person =
  | { aadhaarIndex: string; matched: Match[] }
  | { email: string }
  /** Numbers of grievances with this contact. Grievances have no identity number. */
  | { grievances: string[] }

/** Parses and normalises the search text; undefined if it is invalid for this key. */
export const parseSearch = (by: WayToFind, input: string): string | undefined => {
  const text = input.trim()
  switch (by) {
    case "code":
      return parseApplicationId(text)
    case "mobile":
      return z.safeParse(mobile, text).data
    case "aadhaar":
      return identityKeysOf(text).length > 0 ? text : undefined
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

type Where<Table extends keyof Tables> = (
  row: ExpressionBuilder<Tables, Table>,
) => Expression<SqlBool>

const applicationsWith = async (db: Database, where: Where<"applications">) => {
  const rows = db.selectFrom("applications").select(["aadhaar_index", "admission_code as id"])
  const records = await rows.where(where).orderBy("submitted_at").execute()
  return records.map((row) => ({ kind: "application" as const, ...row }))
}

const studentsWith = async (db: Database, where: Where<"students">) => {
  const rows = db.selectFrom("students").select(["aadhaar_index", "urn as id"])
  const records = await rows.where(where).orderBy("urn").execute()
  return records.map((row) => ({ kind: "student" as const, ...row }))
}

const matchesOf = async (
  db: Database,
  fieldEncryption: FieldEncryption,
  by: WayToFind,
  search: string,
) => {
  switch (by) {
    case "code":
      return applicationsWith(db, (row) =>
        row.or([row("application_number", "=", search), row("admission_code", "=", search)]),
      )
    case "mobile":
      return [
        ...(await applicationsWith(db, (row) => row("applicant_mobile", "=", search))),
        ...(await studentsWith(db, (row) => row("applicant_mobile", "=", search))),
      ]
    case "aadhaar": {
      const indexes = identityKeysOf(search).map(fieldEncryption.blindIndex)
      return [
        ...(await applicationsWith(db, (row) => row("aadhaar_index", "in", indexes))),
        ...(await studentsWith(db, (row) => row("aadhaar_index", "in", indexes))),
      ]
    }
    case "urn":
      return studentsWith(db, (row) => row("urn", "=", search))
    case "email":
      return applicationsWith(db, () => formHasEmail(db, search))
  }
}

/** The grievances with a contact, which nobody but staff can join to a person. */
const grievancesOf = async (db: Database, by: WayToFind, search: string): Promise<Person[]> => {
  if (by !== "email" && by !== "mobile") return []
  const grievances = await findNumbersByContact(db, by, search)
  return grievances.length > 0 ? [{ grievances }] : []
}

/** Persons that match the search. Several may match: a family may share a phone or an e-mail address. */
export const findPersons = async (
  db: Database,
  fieldEncryption: FieldEncryption,
  by: WayToFind,
  search: string,
): Promise<Person[]> => {
  const matches = await matchesOf(db, fieldEncryption, by, search)
  const persons: Person[] = [...Map.groupBy(matches, (row) => row.aadhaar_index)].map(
    ([aadhaarIndex, matched]) => ({ aadhaarIndex, matched }),
  )
  persons.push(...(await grievancesOf(db, by, search)))
  if (by !== "email" || matches.length > 0) return persons
  const messages = db
    .selectFrom("contact_messages")
    .where((row) => row(row.fn<string>("lower", ["email"]), "=", search))
  return (await hasRows(messages)) ? [{ email: search }, ...persons] : persons
}
