import { randomBytes as secureRandomBytes } from "node:crypto"

import { submissionKeyFrom } from "#domain/applications/submission-key.ts"
import { ownActors } from "#domain/staff/system-actors.ts"
import { createApplications } from "#server/features/applications/application-repository.ts"
import { tellingOutcomes } from "#server/features/applications/outcome-metrics.ts"
import { readPrintRecord } from "#server/features/applications/read-print-record.ts"
import { readStatus } from "#server/features/applications/read-status.ts"
import { openOfficeDesk } from "#server/features/applications/staff/applications-service.ts"
import { submitApplication } from "#server/features/applications/submit-application.ts"
import { sweepOrphanedFiles } from "#server/features/applications/sweep-orphaned-files.ts"
import { openContentDesk } from "#server/features/content/admin/content-admin.ts"
import { findNextChange, readContentVersion } from "#server/features/content/content-version.ts"
import { createItems } from "#server/features/content/items.ts"
import { openMedia } from "#server/features/content/media/media-library.ts"
import { createMessages } from "#server/features/content/messages.ts"
import { isNoticeVersion, readNoticeVersion } from "#server/features/content/privacy-notice.ts"
import { searchItems } from "#server/features/content/search/search-index.ts"
import { seedContent } from "#server/features/content/seed.ts"
import { sendMessage } from "#server/features/content/send-message.ts"
import { readSettings } from "#server/features/content/settings.ts"
import { createSiteContent } from "#server/features/content/site-content.ts"
import { openOperations } from "#server/features/operations/operations-service.ts"
import { openPrivacyDesk } from "#server/features/privacy/privacy-service.ts"
import { openStaffDesk } from "#server/features/staff/staff-service.ts"
import {
  hasSampleStudents,
  seedSampleStudents,
} from "#server/features/students/seed-sample-students.ts"
import { openStudentDesk } from "#server/features/students/students-service.ts"
import { createAuditLog } from "#server/platform/audit/audit-log.ts"
import { noteAudit } from "#server/platform/audit/write-audit.ts"
import type { Config } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { checkKey } from "#server/platform/crypto/check-key.ts"
import { createVault } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"
import { ensureInstallationId } from "#server/platform/database/installation-id.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { checkNotUnderWay } from "#server/platform/database/migration-lock.ts"
import { claimBucket } from "#server/platform/files/bucket-owner.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"
import { createSharedCounts } from "#server/platform/rate-limit/shared-counters.ts"
import { createSignInTries } from "#server/platform/rate-limit/sign-in-attempts.ts"

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
