import { largestUnconfirmed } from "#domain/privacy/erasure.ts"
import { type FloodDays, floodHolds, type FloodKind } from "#domain/privacy/floods.ts"
import { acceptOriginsAgain } from "#server/features/applications/applications.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"

import {
  countStored,
  type ErasureDeps,
  eraseRecordsOfGroup,
  hashOfRecords,
  type GroupErased,
} from "./erase-group.ts"
import { subjectOf } from "./erasure-plans.ts"
import { findFloods, findFloodsOf, type Flood } from "./find-floods.ts"

interface Deps extends ErasureDeps {
  currentSession: () => Promise<string>
}

/** What a page shows: the applications of these days before an instant, ISO 8601. */
export interface FloodPage {
  days: FloodDays
  until: string
}

/** The flood that a page showed: by its kind, and the hash of the applications that can be removed. */
export interface FloodRef extends FloodPage {
  kind: FloodKind
  sha256: string
}

const removableOf = ({ records }: Flood) => records.filter(({ hold }) => hold === null)

const samplesAtMost = 5
const maxHeldRecords = 50

/** A short label: it neither shows nor gives away an address or a mobile number. */
const labelOf = ({ kind, key }: Flood) =>
  kind === "mobile" ? `XXXXXX${key.slice(-4)}` : key.replaceAll(/\W|_/g, "").slice(0, 6)

const viewOf = (flood: Flood, stored: number) => {
  const { kind, records } = flood
  const removable = removableOf(flood)
  const held = records.filter(({ hold }) => hold !== null)
  return {
    kind,
    label: labelOf(flood),
    count: records.length,
    removable: removable.length,
    untouched: records.filter(({ isUntouched }) => isUntouched).length,
    firstAt: records[0]!.submittedAt,
    lastAt: records.at(-1)!.submittedAt,
    names: [...new Set(removable.map(({ name }) => name))].slice(0, samplesAtMost),
    sha256: hashOfRecords(removable),
    /** Whether the number must be typed to confirm. */
    isLarge: removable.length > largestUnconfirmed(stored),
    holds: Object.fromEntries(
      floodHolds.map((hold) => [hold, held.filter((record) => record.hold === hold).length]),
    ) as Record<(typeof floodHolds)[number], number>,
    /** Those that a removal leaves out, with the reason; the first of them. */
    kept: held
      .slice(0, maxHeldRecords)
      .map(({ number, name, hold }) => ({ number, name, hold: hold! })),
  }
}

const searchOf = async ({ currentSession }: Deps, { days, until }: FloodPage) => ({
  session: await currentSession(),
  days,
  until: new Date(until),
})

/** What an administrator or officer sees: the floods of the open session, and what a removal needs. */
const readFloods = (deps: Deps) => async (page: FloodPage) => {
  const { db } = deps
  const search = await searchOf(deps, page)
  const stored = await countStored(db, "applications")
  return {
    session: search.session,
    days: page.days,
    until: page.until,
    groups: (await findFloods(db, search)).map((flood) => viewOf(flood, stored)),
    /** Online applications of the session, and those whose origin is known. */
    online: await countRows(
      db
        .selectFrom("applications")
        .where("session", "=", search.session)
        .where("source", "=", "online"),
    ),
    withOrigin: await countRows(
      db
        .selectFrom("applications")
        .innerJoin(
          "application_origins as origin",
          "origin.admission_code",
          "applications.admission_code",
        )
        .where("session", "=", search.session),
    ),
    lastBackup: (await deps.lastBackup()) ?? null,
    clock: (await deps.checkClock()) ?? null,
  }
}

/** The applications of a flood as a CSV file, those that stay with the reason; undefined if it has changed. */
const exportFlood =
  (deps: Deps) =>
  async ({ kind, sha256, ...page }: FloodRef, by: string) => {
    const { db, now } = deps
    const search = await searchOf(deps, page)
    const floods = await findFloodsOf(db, kind, search)
    const flood = floods.find((one) => hashOfRecords(removableOf(one)) === sha256)
    if (!flood) return undefined
    const group = { kind: "applications", session: search.session } as const
    const details = { ...group, count: flood.records.length }
    await writeAudit(db, stampOf({ now }, by), "flood exported", "floods", details)
    return toCsv(
      [
        { key: "number", title: "number", value: ({ number }) => number },
        { key: "name", title: "name", value: ({ name }) => name },
        { key: "submittedAt", title: "submitted", value: ({ submittedAt }) => submittedAt },
        { key: "changedAt", title: "last change", value: ({ changedAt }) => changedAt },
        { key: "hold", title: "kept because of", value: ({ hold }) => hold ?? "" },
      ],
      flood.records,
    )
  }

interface FloodOrder extends FloodRef {
  /** Whether a person has typed the number of applications. */
  isConfirmed: boolean
  /** Whether the removed applications no longer count towards the limits of their addresses and networks. */
  acceptAgain: boolean
}

/**
 * Removes the applications of a flood that nothing holds, as an erasure does: with a trusted clock, a checked backup that
 * contains them, the limit, one transaction and one audit entry. Unlike records that are due by date, they are of the
 * open session and young: a person has looked at them and confirms with the password.
 */
const removeFlood =
  (deps: Deps) =>
  async (order: FloodOrder, by: string): Promise<GroupErased> => {
    const { kind, sha256, isConfirmed, acceptAgain, ...page } = order
    const search = await searchOf(deps, page)
    const group = { kind: "applications" as const, session: search.session }
    return eraseRecordsOfGroup(deps)(
      {
        action: "removed as a flood",
        subject: subjectOf(group),
        find: async (transaction) => {
          const floods = await findFloodsOf(transaction, kind, search)
          const records = floods
            .map(removableOf)
            .find((one) => one.length > 0 && hashOfRecords(one) === sha256)
          return records && { ...group, records }
        },
        ...(acceptAgain && {
          beforeBatch: acceptOriginsAgain,
          after: (transaction) =>
            writeAudit(
              transaction,
              stampOf(deps, by),
              "flood origins accepted again",
              subjectOf(group),
              { sha256 },
            ),
        }),
      },
      { by, expectedHash: sha256, isConfirmed },
    )
  }

/** Floods of made-up applications: found by what they have in common, and removed in one action (decision 48). */
export const createFloods = (deps: Deps) => ({
  read: readFloods(deps),
  export: exportFlood(deps),
  remove: removeFlood(deps),
})

export type FloodsView = Awaited<ReturnType<ReturnType<typeof readFloods>>>
export type FloodView = FloodsView["groups"][number]
