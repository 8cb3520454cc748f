import { randomBytes as secureRandomBytes } from "node:crypto"

import { submissionKeyFrom } from "#domain/admission/submission-key.ts"
import { ownActors } from "#domain/staff/actors.ts"

import { createApplications } from "./admission/applications.ts"
import { openOfficeDesk } from "./admission/office/office-desk.ts"
import { readPrintRecord } from "./admission/read-print-record.ts"
import { readStatus } from "./admission/read-status.ts"
import { submitApplication } from "./admission/submit-application.ts"
import { sweepOrphanedFiles } from "./admission/sweep-orphaned-files.ts"
import { tellingOutcomes } from "./admission/tell-outcome.ts"
import { createAuditLog } from "./audit/list-audit.ts"
import { noteAudit } from "./audit/note-audit.ts"
import type { Config } from "./config.ts"
import { findNextChange, readContentVersion } from "./content/content-version.ts"
import { openContentDesk } from "./content/desk/content-desk.ts"
import { createItems } from "./content/items.ts"
import { openMedia } from "./content/media/media-desk.ts"
import { createMessages } from "./content/messages.ts"
import { isNoticeVersion, readNoticeVersion } from "./content/notice.ts"
import { searchItems } from "./content/search/search-index.ts"
import { seedContent } from "./content/seed.ts"
import { sendMessage } from "./content/send-message.ts"
import { readSettings } from "./content/settings.ts"
import { createSiteContent } from "./content/site-content.ts"
import { checkKey } from "./database/check-key.ts"
import { connect } from "./database/connect.ts"
import { ensureInstallationId } from "./database/installation-id.ts"
import { migrate } from "./database/migrate.ts"
import { claimBucket } from "./files/bucket-owner.ts"
import { openFileStore } from "./files/open-file-store.ts"
import { createSharedCounts } from "./limits/shared-counts.ts"
import { checkNotUnderWay } from "./move/under-way.ts"
import { openOperations } from "./operations/operations.ts"
import { openPrivacyDesk } from "./privacy/privacy-desk.ts"
import { loadAppKey } from "./security/app-key.ts"
import { createVault } from "./security/vault.ts"
import { openStaffDesk } from "./staff/staff-desk.ts"
import { hasSampleStudents, seedSampleStudents } from "./students/seed-sample-students.ts"
import { createSignInTries } from "./students/sign-in-tries.ts"
import { openStudentDesk } from "./students/student-desk.ts"

/** Opens the store a configuration names, brings it up to date, and gives the verbs that work on it. */
export const openServices = async (config: Config) => {
  const vault = createVault(await loadAppKey(config.DATA_DIR, config.APP_KEY))
  const now = () => new Date()
  const files = await openFileStore(config, now)
  const place = { dataDir: config.DATA_DIR, url: config.DATABASE_URL }
  const db = connect({ ...place, isServing: true })
  const close = async () => {
    await files.close()
    await db.destroy()
  }
  const randomBytes = (count: number) => secureRandomBytes(count)
  const applications = createApplications(db, vault)
  const messages = createMessages(db)
  const media = openMedia({ db, files, now })
  const settings = () => readSettings(db)
  const studentDesk = openStudentDesk({ db, vault, applications, settings, now, randomBytes })
  // SQLite has one process, which counts in its memory.
  const requestCounts = config.DATABASE_URL ? createSharedCounts(db, now) : undefined
  const operations = openOperations({ db, config, now })
  const noticeVersion = () => readNoticeVersion(db, now())
  const submitting = {
    applications,
    files,
    settings,
    isNoticeVersion: (version: string) => isNoticeVersion(db, version),
    keyedHash: vault.index,
    now,
    randomBytes,
  }
  try {
    await checkNotUnderWay(db)
    const patient = connect(place)
    await migrate(patient).finally(() => patient.destroy())
    await checkKey(db, vault)
    const installationId = await ensureInstallationId(db)
    if (config.STORAGE === "s3") await claimBucket(files, installationId)
    await seedContent(db, now())
    const { is_sample: isSample } = await settings()
    await seedSampleStudents(db, studentDesk.importStudents(ownActors.sample), {
      isSample,
      now: now(),
    })
  } catch (error) {
    await close()
    throw error
  }
  return {
    settings,
    noticeVersion,
    content: createSiteContent({ items: createItems(db), search: searchItems(db), now }),
    contentDesk: openContentDesk({ db, now, randomBytes }),
    media,
    /** Another number after every change of the content, by this process or another. */
    contentVersion: () => readContentVersion(db),
    /** When the content changes next by itself, as what is scheduled is published or ends. */
    nextContentChange: () => findNextChange(db, now()),
    listMessages: messages.list,
    findMessage: messages.find,
    markMessage: (id: number, isRead: boolean, by: string) =>
      messages.mark(id, isRead, { by, at: now() }),
    removeMessage: (id: number, by: string) => messages.remove(id, { by, at: now() }),
    sendMessage: sendMessage({ messages, now }),
    auditLog: createAuditLog(db),
    noteAudit: noteAudit({ db, now }),
    submitApplication: tellingOutcomes(submitApplication(submitting)),
    privacy: openPrivacyDesk({ db, vault, files, settings, noticeVersion, now }),
    office: openOfficeDesk({ ...submitting, db, vault, ...studentDesk }),
    readStatus: readStatus({ db, vault, tries: createSignInTries(db, now) }),
    readPrintRecord: readPrintRecord({ applications }),
    sweepOrphanedFiles: (options?: { isConfirmed: boolean }) => {
      // What the staff uploaded for the site lies among the applicants' pictures, and a student's photo
      // stays when the application that it came with is erased.
      const listKnownFiles = async (names: readonly string[]) =>
        new Set([
          ...(await applications.listKnownFiles(names)),
          ...(await media.listKnownFiles(names)),
          ...(await studentDesk.listKnownFiles(names)),
        ])
      return operations.notingSweep(() =>
        sweepOrphanedFiles({
          listKnownFiles,
          files,
          lastBackup: operations.lastBackup,
          now,
          ...options,
        }),
      )
    },
    operations,
    /** How the limits count requests, across processes where there may be several. */
    counting: { shared: requestCounts, hash: vault.index },
    sweepRequestCounts: async () => requestCounts?.sweep(),
    newSubmissionKey: () => submissionKeyFrom(randomBytes(18)),
    ...studentDesk,
    ...openStaffDesk({
      db,
      vault,
      now,
      randomBytes,
      issuer: async () => (await settings()).college.name.en,
      isHttps: config.PUBLIC_URL?.startsWith("https:") === true,
    }),
    hasSampleStudents: () => hasSampleStudents(db),
    files,
    /** Throws where the database does not answer. */
    checkReady: () => db.selectFrom("installation").select("name").limit(1).execute(),
    close,
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>
