import { randomBytes as secureRandomBytes } from "node:crypto"

import { systemActors } from "#domain/staff/system-actors.ts"
import { signInLimits } from "#domain/student/sign-in-and-session-limits.ts"
import {
  createApplications,
  createApplicationsService,
  readPrintRecord,
  readStatus,
  recordOutcomes,
  submitApplication,
  sweepOrphanedFiles,
} from "#server/features/applications/applications.ts"
import {
  createContentAdmin,
  createItems,
  createMediaLibrary,
  createMessages,
  createSiteContent,
  findNextChange,
  isNoticeVersion,
  readContentVersion,
  readNoticeVersion,
  readSettings,
  searchItems,
  seedContent,
  sendMessage,
} from "#server/features/content/content.ts"
import { createOperationsService } from "#server/features/operations/operations.ts"
import { createPrivacyService } from "#server/features/privacy/privacy.ts"
import { createStaffService } from "#server/features/staff/staff.ts"
import {
  createStudentsService,
  hasSampleStudents,
  seedSampleStudents,
} from "#server/features/students/students.ts"
import { createAuditLog } from "#server/platform/audit/audit-log.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { Config } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { checkKey } from "#server/platform/crypto/check-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"
import { ensureInstallationId } from "#server/platform/database/installation.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { refuseDuringMigration } from "#server/platform/database/migration-lock.ts"
import { claimBucket } from "#server/platform/files/bucket-owner.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"
import { createSharedCounters } from "#server/platform/rate-limit/shared-counters.ts"
import { createSignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"

/** Opens the database and file store of a configuration, runs the migrations, and returns the services. */
export const openServices = async (config: Config) => {
  const fieldEncryption = createFieldEncryption(await loadAppKey(config.DATA_DIR, config.APP_KEY))
  const now = () => new Date()
  const files = await openFileStore(config, now)
  const place = { dataDir: config.DATA_DIR, url: config.DATABASE_URL }
  const db = connect({ ...place, isServing: true })
  const close = async () => {
    await files.close()
    await db.destroy()
  }
  const randomBytes = (count: number) => secureRandomBytes(count)
  const applications = createApplications(db, fieldEncryption)
  const messages = createMessages(db)
  const media = createMediaLibrary({ db, files, now })
  const settings = () => readSettings(db)
  const studentsService = createStudentsService({ db, fieldEncryption, settings, now, randomBytes })
  // SQLite allows one process, which counts requests in memory.
  const requestCounts = config.DATABASE_URL ? createSharedCounters(db, now) : undefined
  const operations = createOperationsService({ db, config, now })
  const noticeVersion = () => readNoticeVersion(db, now())
  const submitting = {
    applications,
    files,
    settings,
    isNoticeVersion: (version: string) => isNoticeVersion(db, version),
    keyedHash: fieldEncryption.blindIndex,
    now,
    randomBytes,
  }
  try {
    await refuseDuringMigration(db)
    const patient = connect(place)
    await migrate(patient).finally(() => patient.destroy())
    await checkKey(db, fieldEncryption)
    const installationId = await ensureInstallationId(db)
    if (config.STORAGE === "s3") await claimBucket(files, installationId)
    await seedContent(db, now())
    const { is_sample: isSample } = await settings()
    await seedSampleStudents(db, studentsService.importStudents(systemActors.sample), {
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
    contentAdmin: createContentAdmin({ db, now, randomBytes }),
    media,
    /** The content version: changes with every edit of the content, by any process. */
    contentVersion: () => readContentVersion(db),
    /** When scheduled content is next published or expires. */
    nextContentChange: () => findNextChange(db, now()),
    listMessages: messages.list,
    findMessage: messages.find,
    markMessage: (id: number, isRead: boolean, by: string) =>
      messages.mark(id, isRead, { by, at: now() }),
    removeMessage: (id: number, by: string) => messages.remove(id, { by, at: now() }),
    sendMessage: sendMessage({ messages, now }),
    auditLog: createAuditLog(db),
    noteAudit: writeAudit({ db, now }),
    submitApplication: recordOutcomes(submitApplication(submitting)),
    privacy: createPrivacyService({ db, fieldEncryption, files, settings, noticeVersion, now }),
    staffApplications: createApplicationsService({
      ...submitting,
      db,
      fieldEncryption,
      ...studentsService,
    }),
    readStatus: readStatus({
      db,
      fieldEncryption,
      attempts: createSignInAttempts(db, now, signInLimits.windowMinutes),
    }),
    readPrintRecord: readPrintRecord({ applications }),
    sweepOrphanedFiles: (options?: { isConfirmed: boolean }) => {
      // Site media share the file store with the applicants' pictures. A student's photo outlives the erased
      // application it came with.
      const listKnownFiles = async (names: readonly string[]) =>
        new Set([
          ...(await applications.listKnownFiles(names)),
          ...(await media.listKnownFiles(names)),
          ...(await studentsService.listKnownFiles(names)),
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
    /** Counters for the rate limit. Shared through the database if there may be several processes. */
    counting: { shared: requestCounts, hash: fieldEncryption.blindIndex },
    sweepRequestCounts: async () => requestCounts?.sweep(),
    ...studentsService,
    ...createStaffService({
      db,
      fieldEncryption,
      now,
      randomBytes,
      issuer: async () => (await settings()).college.name.en,
      isHttps: config.PUBLIC_URL?.startsWith("https:") === true,
    }),
    hasSampleStudents: () => hasSampleStudents(db),
    files,
    /** Throws if the database does not answer. */
    checkReady: () => db.selectFrom("installation").select("name").limit(1).execute(),
    close,
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>
