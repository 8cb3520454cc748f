// Public entry of this feature: other parts of the server import from this file only.
import * as z from "zod/mini"

import { plainAnnouncement, settings as shipped } from "#content/settings.ts"
import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import { textIn } from "#domain/content/localise.ts"
import { type ItemErrors, readItem } from "#domain/content/read-item.ts"
import { type CollegeStart, type Settings, collegeStartSchema } from "#domain/content/settings.ts"
import { type AuditStamp, stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { flag } from "#server/features/call-inputs.ts"
import { replaceSampleContent } from "#server/features/content/content.ts"
import { conflict, defineCalls, invalid, Refusal } from "#server/features/define-call.ts"
import {
  confirmation,
  type createTrials,
  eraseShown,
  eraseStudents,
} from "#server/features/privacy/privacy.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { noteLive } from "#server/features/staff/staff.ts"
import { sampleStudentUrns, hasSampleStudents } from "#server/features/students/students.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

/** Erases the sample students, who sign in with publicly known numbers. Returns the picture files to delete after the commit. */
const removeSampleStudents = async (transaction: Database, stamp: AuditStamp) => {
  const { ids, files } = await eraseStudents(transaction, await sampleStudentUrns())
  await writeAudit(transaction, stamp, "erased as sample", ids)
  return { count: ids.length, files: [...new Set(files)] }
}

interface Deps extends Pick<SiteDeps, "db" | "settings" | "now"> {
  files: Pick<FileStore, "delete">
  /** Applications, messages and grievances, which may be trials. */
  trials: ReturnType<typeof createTrials>
}

const noTrials = { applications: 0, messages: 0, grievances: 0 }

/** The number of erased records by kind, or why nothing was done. */
type StartResult =
  | ({ outcome: "started"; students: number } & typeof noTrials)
  | { outcome: "no sample" }
  | { outcome: "refused"; errors: ItemErrors }

/** Fills {phone} and {email} of the announcement that stands until the college writes its own. */
const announcementOf = ({ phone, email }: CollegeStart): Settings["announcement"] => {
  const fill = (text: string) => text.replace("{phone}", phone).replace("{email}", email)
  return { en: fill(plainAnnouncement.en), hi: fill(plainAnnouncement.hi) }
}

/** The sample's settings without its announcement, texts about the admission and place on the map. */
const neutral =
  (own: CollegeStart) =>
  (current: Settings): Settings => {
    const { location: _location, ...college } = current.college
    const { urn_required } = current.admission
    return { ...current, college, announcement: announcementOf(own), admission: { urn_required } }
  }

/** The settings with what the college says of itself. */
const settingsOf =
  (own: CollegeStart) =>
  (current: Settings): Settings => ({
    ...current,
    is_sample: false,
    college: { ...current.college, ...own.college },
    phones: [own.phone],
    email: own.email,
    deposit: own.deposit,
  })

/**
 * The texts of the sample's items. They are as shipped, even if staff have changed the settings since. A name in one language
 * alone is put into the texts of both.
 */
const textsOf = (own: CollegeStart) => [
  [shipped.college.name.en, textIn(own.college.name, "en")] as const,
  [shipped.college.name.hi, textIn(own.college.name, "hi")] as const,
  ...shipped.phones.map((phone) => [phone, own.phone] as const),
  [shipped.email, own.email] as const,
]

/** Whether the site still shows the sample college, or lets its publicly known students sign in. */
const isSample = async ({ db, settings }: Pick<Deps, "db" | "settings">) =>
  (await settings()).is_sample || (await hasSampleStudents(db))

/** What the college says of itself, or why the site cannot be started as this college. */
const readStart = async (deps: Deps, sent: unknown) => {
  if (!(await isSample(deps))) return { outcome: "no sample" } as const
  const read = readItem(collegeStartSchema, sent)
  return "errors" in read
    ? ({ outcome: "refused", errors: read.errors } as const)
    : ({ outcome: "readable", own: read.item } as const)
}

/** Why the site cannot be started as this college; undefined if it can. */
const whyNotStarted = async (deps: Deps, sent: unknown) => {
  const read = await readStart(deps, sent)
  return read.outcome === "readable" ? undefined : read
}

/**
 * "Start as my college": replaces the sample college's identity, erases its students, and makes its notices and events
 * drafts. Pages, menus and courses stay, and are in the checklist of the sample. `trials` are the applications, messages and
 * grievances that were erased before, for the audit.
 */
const startAsMyCollege =
  (deps: Deps) =>
  async (sent: unknown, by: string, trials = noTrials): Promise<StartResult> => {
    const { db, files, now } = deps
    const read = await readStart(deps, sent)
    if (read.outcome !== "readable") return read
    const { own } = read
    const replacement = {
      neutral: neutral(own),
      settingsOf: settingsOf(own),
      texts: textsOf(own),
    }
    const stamp = stampOf({ now }, by)
    const removed = await replaceSampleContent(db, replacement, stamp, async (transaction) => {
      const students = await removeSampleStudents(transaction, stamp)
      const counts = { students: students.count, ...trials }
      await writeAudit(transaction, stamp, "started as a college", "settings/college", counts)
      await noteLive({ db: transaction, now })
      return { counts, unused: students.files }
    })
    if (removed.unused.length > 0) await files.delete(removed.unused)
    return { outcome: "started", ...removed.counts }
  }

/** What the form of "Start as my college" shows: its fields, and how many trials there are. */
const readForm = async ({ trials }: Deps) => {
  const { applications, messages, grievances, lastBackup } = await trials.read()
  const fields = fieldSchemaOf(collegeStartSchema).fields ?? []
  return { fields, applications, messages, grievances, lastBackup }
}

export type CollegeStartForm = Awaited<ReturnType<typeof readForm>>

export const createCollegeStart = (deps: Deps) => ({
  isSample: () => isSample(deps),
  readForm: () => readForm(deps),
  whyNotStarted: (sent: unknown) => whyNotStarted(deps, sent),
  trials: deps.trials,
  start: startAsMyCollege(deps),
})

interface CallDeps {
  collegeStart: ReturnType<typeof createCollegeStart>
  sampleChecklist: { count: () => Promise<number> }
  admissionConfirmation: { unconfirmedSession: () => Promise<string | undefined> }
}

const call = defineCalls<CallDeps>()
const starting = "settings.edit"

export const collegeStartCalls = {
  /** What every page of the console says about the sample. */
  "GET /college-start": call(
    "open the console",
    {},
    async ({ collegeStart, sampleChecklist, admissionConfirmation }) => ({
      isSample: await collegeStart.isSample(),
      /** How many texts of the sample are left. */
      left: await sampleChecklist.count(),
      /** The open session, if it takes no applications because nobody has confirmed it. */
      unconfirmed: (await admissionConfirmation.unconfirmedSession()) ?? null,
    }),
  ),

  "GET /college-start/form": call(starting, {}, async ({ collegeStart }) =>
    (await collegeStart.isSample()) ? collegeStart.readForm() : conflict("no_sample"),
  ),

  /** Trials are erased first, as every erasure: with the number, the password and a backup. */
  "POST /college-start": call(
    starting,
    { data: z.unknown(), trials: flag, ...confirmation, password: z.prefault(z.string(), "") },
    async ({ collegeStart }, { data, trials: isErasing, ...typed }, caller) => {
      const refusal = await collegeStart.whyNotStarted(data)
      if (refusal?.outcome === "no sample") return conflict("no_sample")
      if (refusal) return invalid(refusal.errors)
      const { trials, start } = collegeStart
      const { name } = caller.actor
      const seen = await trials.read()
      const { applications, messages, grievances } = isErasing ? seen : noTrials
      const count = applications + messages + grievances
      if (count > 0) {
        const shown = { count, isLarge: true }
        const erased = await eraseShown(shown, typed, caller, () => trials.erase(seen, name))
        if (erased instanceof Refusal) return erased
      }
      const started = await start(data, name, { applications, messages, grievances })
      if (started.outcome === "no sample") return conflict("no_sample")
      if (started.outcome === "refused") return invalid(started.errors)
      return { students: started.students, applications, messages, grievances }
    },
  ),
}
