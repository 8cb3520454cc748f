// Public entry of this feature: other parts of the server import from this file only.
import * as z from "zod/mini"

import { plainAnnouncement, settings as shipped } from "#content/settings.ts"
import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import { type ItemErrors, readItem } from "#domain/content/read-item.ts"
import { type CollegeStart, type Settings, collegeStartSchema } from "#domain/content/settings.ts"
import { type AuditStamp, stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { flag } from "#server/features/call-inputs.ts"
import { replaceSampleContent } from "#server/features/content/content.ts"
import { conflict, defineCalls, invalid } from "#server/features/define-call.ts"
import { eraseApplications, eraseStudents } from "#server/features/privacy/privacy.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { noteLive } from "#server/features/staff/staff.ts"
import { sampleStudentUrns, hasSampleStudents } from "#server/features/students/students.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

/** Records of one statement: databases limit its parameters. */
const batchSize = 500

/** Erases all applications, which are trials, and their merit lists, and returns their codes and picture files. */
const eraseAllApplications = async (transaction: Database) => {
  const rows = await transaction.selectFrom("applications").select("admission_code").execute()
  const codes = rows.map(({ admission_code }) => admission_code)
  const erased = { ids: [] as string[], files: [] as string[] }
  for (let start = 0; start < codes.length; start += batchSize) {
    const { ids, files } = await eraseApplications(
      transaction,
      codes.slice(start, start + batchSize),
    )
    erased.ids.push(...ids)
    erased.files.push(...files)
  }
  // Otherwise the merit lists of trial applications would stay public.
  await transaction.deleteFrom("merit_rounds").execute()
  await transaction.deleteFrom("merit_draft_notes").execute()
  await transaction.deleteFrom("merit_drafts").execute()
  return erased
}

const eraseAllMessages = async (transaction: Database) => {
  const rows = await transaction.deleteFrom("contact_messages").returning("id").execute()
  return rows.map(({ id }) => `messages/${id}`)
}

/**
 * Erases the sample students, who sign in with publicly known numbers; with `trials` also every application and
 * message. Returns the counts, and the picture files to delete after the transaction is committed.
 */
const removeSamplePeople = async (transaction: Database, trials: boolean, stamp: AuditStamp) => {
  const students = await eraseStudents(transaction, await sampleStudentUrns())
  const applications = trials ? await eraseAllApplications(transaction) : { ids: [], files: [] }
  const messages = trials ? await eraseAllMessages(transaction) : []
  const subjects = [...students.ids, ...applications.ids, ...messages]
  for (let start = 0; start < subjects.length; start += batchSize) {
    await writeAudit(
      transaction,
      stamp,
      "erased as sample",
      subjects.slice(start, start + batchSize),
    )
  }
  return {
    counts: {
      students: students.ids.length,
      applications: applications.ids.length,
      messages: messages.length,
    },
    files: [...new Set([...students.files, ...applications.files])],
  }
}

interface Deps extends Pick<SiteDeps, "db" | "settings" | "now"> {
  files: Pick<FileStore, "delete">
}

/** The number of erased records by kind, or why nothing was done. */
type StartResult =
  | { outcome: "started"; students: number; applications: number; messages: number }
  | { outcome: "no sample" }
  | { outcome: "refused"; errors: ItemErrors }

/** Fills {phone} and {email} of the announcement that stands until the college writes its own. */
const announcementOf = ({ phone, email }: CollegeStart): Settings["announcement"] => {
  const fill = (text: string) => text.replace("{phone}", phone).replace("{email}", email)
  return { en: fill(plainAnnouncement.en), hi: fill(plainAnnouncement.hi) }
}

/**
 * The settings with the college's own values. The sample's announcement, place on the map and dates go, unless staff
 * have edited the settings: then they are the college's.
 */
const settingsOf =
  (own: CollegeStart) =>
  (current: Settings, isEdited: boolean): Settings => {
    const { location: _location, ...college } = current.college
    return {
      ...current,
      is_sample: false,
      college: { ...(isEdited ? current.college : college), ...own.college },
      phones: [own.phone],
      email: own.email,
      deposit: own.deposit,
      ...(!isEdited && {
        announcement: announcementOf(own),
        admission: { urn_required: current.admission.urn_required },
      }),
    }
  }

/** The texts of the sample's items. They are as shipped, even if staff have changed the settings since. */
const textsOf = (own: CollegeStart) => [
  [shipped.college.name.en, own.college.name.en] as const,
  [shipped.college.name.hi, own.college.name.hi] as const,
  ...shipped.phones.map((phone) => [phone, own.phone] as const),
  [shipped.email, own.email] as const,
]

/** Whether the site still shows the sample college, or lets its publicly known students sign in. */
const isSample = async ({ db, settings }: Pick<Deps, "db" | "settings">) =>
  (await settings()).is_sample || (await hasSampleStudents(db))

/**
 * "Start as my college": replaces the sample college's identity, erases its people, and makes its notices and events
 * drafts. Pages, menus and courses stay. With `trials`, all applications and messages are erased too.
 */
const startAsMyCollege =
  (deps: Deps) =>
  async (sent: unknown, trials: boolean, by: string): Promise<StartResult> => {
    const { db, files, now } = deps
    if (!(await isSample(deps))) return { outcome: "no sample" }
    const read = readItem(collegeStartSchema, sent)
    if ("errors" in read) return { outcome: "refused", errors: read.errors }
    const own = { settingsOf: settingsOf(read.item), texts: textsOf(read.item) }
    const stamp = stampOf({ now }, by)
    const removed = await replaceSampleContent(db, own, stamp, async (transaction) => {
      const { counts, files: unused } = await removeSamplePeople(transaction, trials, stamp)
      await writeAudit(transaction, stamp, "started as a college", "settings/college", counts)
      await noteLive({ db: transaction, now })
      return { counts, unused }
    })
    if (removed.unused.length > 0) await files.delete(removed.unused)
    return { outcome: "started", ...removed.counts }
  }

/** What the form of "Start as my college" shows: its fields, and how many trials there are. */
const readForm = async (db: Database) => ({
  fields: fieldSchemaOf(collegeStartSchema).fields ?? [],
  applications: await countRows(db.selectFrom("applications")),
  messages: await countRows(db.selectFrom("contact_messages")),
})

export type CollegeStartForm = Awaited<ReturnType<typeof readForm>>

export const createCollegeStart = (deps: Deps) => ({
  isSample: () => isSample(deps),
  readForm: () => readForm(deps.db),
  start: startAsMyCollege(deps),
})

interface CallDeps {
  collegeStart: ReturnType<typeof createCollegeStart>
}

const call = defineCalls<CallDeps>()
const starting = "settings.edit"

export const collegeStartCalls = {
  "GET /college-start": call("open the console", {}, async ({ collegeStart }) => ({
    isSample: await collegeStart.isSample(),
  })),

  "GET /college-start/form": call(starting, {}, ({ collegeStart }) => collegeStart.readForm()),

  "POST /college-start": call(
    starting,
    { data: z.unknown(), trials: flag },
    async ({ collegeStart }, { data, trials }, { actor }) => {
      const started = await collegeStart.start(data, trials, actor.name)
      if (started.outcome === "no sample") return conflict("no_sample")
      if (started.outcome === "refused") return invalid(started.errors)
      const { students, applications, messages } = started
      return { students, applications, messages }
    },
  ),
}
