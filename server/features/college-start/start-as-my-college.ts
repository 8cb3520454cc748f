import { plainAnnouncement, settings as shipped } from "#content/settings.ts"
import { type CollegeStart, collegeStartSchema } from "#domain/content/college-start.ts"
import { fieldSchemaOf } from "#domain/content/fields/field-schema.ts"
import type { ItemErrors } from "#domain/content/items/item-errors.ts"
import { readItem } from "#domain/content/items/read-item.ts"
import type { Settings } from "#domain/content/settings.ts"
import { replaceSampleContent } from "#server/features/content/content.ts"
import { hasSampleStudents } from "#server/features/students/students.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/count-rows.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { removeSamplePeople } from "./remove-sample-people.ts"

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
    const stamp = { by, at: now().toISOString() }
    const removed = await replaceSampleContent(db, own, stamp, async (transaction) => {
      const { counts, files: unused } = await removeSamplePeople(transaction, trials, stamp)
      const detail = `${counts.students} students, ${counts.applications} applications, ${counts.messages} messages erased`
      await writeAudit(transaction, stamp, "started as a college", "settings/college", detail)
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
