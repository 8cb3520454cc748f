import type { Readable } from "node:stream"

import type { Language } from "#domain/content/languages.ts"
import { dayFirst, dayInIndia, startOfDayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { type Column, columnsFrom } from "#server/platform/spreadsheets/column.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"

import type { EventData } from "./application-events.ts"
import type { Listing } from "./list/application-query.ts"
import { exportMessages } from "./list/export-columns.ts"
import { findListedApplications } from "./list/list-applications.ts"

/** The last event of each of these applications that concerns its fee. */
const lastFeeEvents = async (db: Database, codes: readonly string[]) => {
  if (codes.length === 0)
    return new Map<string, { actor: string; at: string; isReceipt: boolean }>()
  const events = await db
    .selectFrom("application_events")
    .select(["admission_code", "actor", "at", "data"])
    .where("kind", "=", "fee")
    .where("admission_code", "in", [...codes])
    .orderBy("id")
    .execute()
  return new Map(
    events.map(({ admission_code, actor, at, data }) => {
      const { to } = JSON.parse(data) as EventData["fee"]
      return [admission_code, { actor, at, isReceipt: to === "received" }] as const
    }),
  )
}

/** Fees deposited on one day, ordered like the bank's list, with who recorded each, and their sum in whole rupees. */
export const listFeesOfDay =
  ({ db }: Pick<SiteDeps, "db">) =>
  async (day: string) => {
    const rows = await db
      .selectFrom("applications")
      .select([
        "admission_code",
        "application_number",
        "applicant_name",
        "course",
        "category",
        "session",
        "fee",
      ])
      .select(["fee_at", "fee_reference"])
      .where("fee_at", "=", day)
      .where("fee_status", "=", "received")
      .orderBy("fee_reference")
      .orderBy("admission_code")
      .execute()
    const events = await lastFeeEvents(
      db,
      rows.map(({ admission_code }) => admission_code),
    )
    return {
      fees: rows.map(({ admission_code, ...row }) => ({
        id: admission_code,
        ...row,
        /** Empty for a fee that came with a record of another system. */
        received_by: events.get(admission_code)?.actor ?? "",
      })),
      /** Whole rupees. */
      total: rows.reduce((sum, { fee }) => sum + fee, 0),
    }
  }

type DayFee = Awaited<ReturnType<ReturnType<typeof listFeesOfDay>>>["fees"][number]

const titles = {
  ...exportMessages,
  name: { en: "Name", hi: "नाम" },
  course: { en: "Course", hi: "पाठ्यक्रम" },
  category: { en: "Category", hi: "वर्ग" },
  receivedBy: { en: "Recorded by", hi: "किसने दर्ज किया" },
}

const columnsIn = (language: Language) => {
  const values = {
    feeReference: ({ fee_reference }) => fee_reference,
    feeAt: ({ fee_at }) => dayFirst(fee_at ?? ""),
    name: ({ applicant_name }) => applicant_name,
    number: ({ application_number }) => application_number,
    course: ({ course }) => course,
    category: ({ category }) => category.toUpperCase(),
    fee: ({ fee }) => fee,
    receivedBy: ({ received_by }) => received_by,
  } satisfies Record<string, Column<DayFee>["value"]>
  return columnsFrom<DayFee, keyof typeof values>(values, titles, language)
}

/** The deposits of a day as CSV, for the bank and the cash book. Audited. */
export const exportFeesOfDay =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    day: string,
    language: Language,
    { name }: Actor,
  ): Promise<{ fileName: string; table: Readable }> => {
    const { fees } = await listFeesOfDay({ db })(day)
    const stamp = stampOf({ now }, name)
    await writeAudit(db, stamp, "deposits exported", "applications", { day, rows: fees.length })
    return { fileName: `deposits-${day}.csv`, table: toCsv(columnsIn(language), fees) }
  }

/** How many records the counter shows that a member worked on last. */
const recentCount = 10

/** The applications that a member changed since an instant, the last one first. */
const changedSince = (db: Database, actor: string, since: string) =>
  db
    .selectFrom("audit")
    .innerJoin("applications", "applications.admission_code", "audit.subject")
    .select((row) => ["audit.subject", row.fn.max("audit.id").as("last")])
    .where("audit.actor", "=", actor)
    .where("audit.at", ">=", since)
    .groupBy("audit.subject")
    .orderBy("last", "desc")
    .execute()

/** What a member of staff did today: the last applications, and the deposits that they recorded. */
export const readCounterToday =
  ({
    db,
    now,
    ...listing
  }: Pick<SiteDeps, "db" | "now"> & Pick<Listing, "offers" | "findSession">) =>
  async ({ name }: Actor) => {
    const since = startOfDayInIndia(dayInIndia(now())).toISOString()
    const codes = (await changedSince(db, name, since)).map(({ subject }) => subject)
    const applications = await findListedApplications({ db, ...listing })(codes)
    const byCode = new Map(applications.map((application) => [application.id, application]))
    const events = await lastFeeEvents(db, codes)
    const received = codes.flatMap((code) => {
      const event = events.get(code)
      const isOwn = event?.isReceipt && event.actor === name && event.at >= since
      return isOwn ? (byCode.get(code)?.fee ?? []) : []
    })
    return {
      recent: codes.slice(0, recentCount).flatMap((code) => byCode.get(code) ?? []),
      deposits: {
        count: received.length,
        /** Whole rupees. */
        total: received.reduce((sum, fee) => sum + fee, 0),
      },
    }
  }
