import { randomBytes } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"

import type { SheetTexts } from "#domain/admission/sheet-texts.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import {
  countSessionUsage,
  createApplicantLimits,
  createApplicationNumbers,
  createApplicationOrigins,
  createApplications,
  createApplicationsService,
  giveMissingNumbers,
  originLimitsOf,
  readFullSeats,
  readPrintRecord,
  readSheet,
  enterOwnMarks,
  answerQuery,
  sendDocuments,
  correctForm,
  withdrawApplication,
  sendForgottenCode,
  stopMessages,
  proveIdentity,
  readStatus,
  recordOutcomes,
  rehearseSave,
  signStart,
  submitApplication,
  sweepOrphanedFiles,
  writeApplicationTokens,
} from "#server/features/applications/applications.ts"
import { createAuditReader } from "#server/features/audit/audit.ts"
import { createBackups } from "#server/features/backup-admin/backup-admin.ts"
import { createCollegeStart } from "#server/features/college-start/college-start.ts"
import {
  changeContent,
  createAdmissionConfirmation,
  createContactMessages,
  createContentAdmin,
  createEmblemIcons,
  createFinancialChanges,
  createItems,
  createMediaLibrary,
  createSampleChecklist,
  createSiteContent,
  findNextAdmissionChange,
  findItems,
  findNextChange,
  findSession,
  agreedVersion,
  keepSheetTexts,
  isNoticeVersion,
  readAdmissionContext,
  readContentVersion,
  readCourseNames,
  readCurrentSession,
  readNoticeVersion,
  readSessions,
  readSettings,
  readSynonyms,
  readTitles,
  rebuildSearchIndex,
  seedContent,
  watchContentVersion,
} from "#server/features/content/content.ts"
import { createDrafts, endingDraft } from "#server/features/drafts/drafts.ts"
import { createGrievances } from "#server/features/grievances/grievances.ts"
import { leaveNumbersOut } from "#server/features/leave-numbers-out.ts"
import {
  createApplicantService,
  createMeritService,
  createPublicLists,
  findNextPublication,
  hasPublicLists,
  createSeatOffers,
  printLetters,
  printList,
  readMeritCandidates,
} from "#server/features/merit/merit.ts"
import { createNoticesService } from "#server/features/notices/notices.ts"
import {
  createMissingFiles,
  createOperationsService,
  createReadiness,
  readCreatedAt,
} from "#server/features/operations/operations.ts"
import { createPrivacyService } from "#server/features/privacy/privacy.ts"
import { createStaffService, hasOtherMember, noteLive } from "#server/features/staff/staff.ts"
import {
  createStudentsService,
  hasSampleStudents,
  seedSampleStudents,
  writeStudentTokens,
} from "#server/features/students/students.ts"
import type { Config } from "#server/platform/config.ts"
import { loadAppKey, loadExistingKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database, withDatabase } from "#server/platform/database/connect.ts"
import {
  checkKey,
  ensureInstallationId,
  hasKeyFingerprint,
} from "#server/platform/database/installation.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { refuseDuringMigration } from "#server/platform/database/migration-lock.ts"
import { claimBucket } from "#server/platform/files/bucket.ts"
import { type ReadDiskSpace, readDiskSpace } from "#server/platform/files/disk.ts"
import { refuseFilesOfAnotherSite } from "#server/platform/files/files-of-another-site.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"
import { createSpaceGuard, withSpaceGuard } from "#server/platform/files/space-guard.ts"
import { createIdempotencyKeys } from "#server/platform/idempotency/idempotency-keys.ts"
import { createReportFiles } from "#server/platform/pdf/draw-report.ts"
import { createSharedCounters } from "#server/platform/rate-limit/rate-limit-store.ts"

/** Runs the migrations and writes what a new site starts with. Throws ConfigError for the data of another site. */
const prepare = async (config: Config, { db, files, fieldEncryption, now }: Opened) => {
  await refuseDuringMigration(db)
  await refuseFilesOfAnotherSite(db, files, config)
  // A connection without timeouts: a migration may take longer than an answer.
  await withDatabase(config, migrate)
  await checkKey(db, fieldEncryption)
  const installationId = await ensureInstallationId(db)
  if (config.STORAGE === "s3") await claimBucket(files, installationId)
  await seedContent(db, now(), config.SAMPLE_SESSION)
  await rebuildSearchIndex(db)
  await giveMissingNumbers(db)
  await writeApplicationTokens(db)
  await writeStudentTokens(db)
}

const loadKey = async (db: Database, config: Config) =>
  (await hasKeyFingerprint(db))
    ? loadExistingKey(config)
    : loadAppKey(config.DATA_DIR, config.APP_KEY)

/** Opens the database before key and files, so that these are never without it (`refuseLostData`). */
const open = async (config: Config, disk: ReadDiskSpace) => {
  const db = connect({ dataDir: config.DATA_DIR, url: config.DATABASE_URL, isServing: true })
  const space = createSpaceGuard({ config, disk })
  try {
    return {
      fieldEncryption: createFieldEncryption(await loadKey(db, config)),
      files: withSpaceGuard(await openFileStore(config, () => new Date()), space),
      dataDir: config.DATA_DIR,
      disk,
      requireSpace: space.requireSpace,
      isShortOfSpace: space.isShort,
      readUploadSpace: space.readUploadSpace,
      db,
      now: () => new Date(),
      randomBytes: (count: number) => randomBytes(count),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

type Opened = Awaited<ReturnType<typeof open>>

/** The texts of admission sheets that applicants agree to. */
const openSheetTexts = (db: Database) => ({
  agreedVersion: (present: SheetTexts, shown: string) => agreedVersion(db, present, shown),
  keepSheetTexts: (texts: SheetTexts) => keepSheetTexts(db, texts),
})

/** The library of uploads, and the icons that are drawn from the emblem. */
const createMediaServices = ({ db, files, now, dataDir, readUploadSpace }: Opened) => {
  const media = createMediaLibrary({ db, files, now, dataDir, readSpace: readUploadSpace })
  return { media, emblemIcon: createEmblemIcons({ media, settings: () => readSettings(db) }) }
}

/** What pages and the console read and change of the site's content. */
const createContentServices = ({ db, files, now, dataDir, ...opened }: Opened) => ({
  content: createSiteContent({
    db,
    items: createItems(db),
    synonyms: readSynonyms(db),
    now,
    hasMeritLists: () => hasPublicLists(db, now()),
  }),
  contentAdmin: createContentAdmin({
    db,
    now,
    ...opened,
    sessionUsage: countSessionUsage(db),
    seatsOfRule: (where) => createSeatOffers({ now }).findSeats(db, where),
    hasSecondPerson: hasOtherMember(db, "financial.confirm"),
    readFile: files.read,
    hasMeritLists: () => hasPublicLists(db, now()),
  }),
  financialChanges: createFinancialChanges({
    db,
    now,
    hasSecondPerson: hasOtherMember(db, "financial.confirm"),
  }),
  sampleChecklist: createSampleChecklist({ db, now }),
  admissionConfirmation: createAdmissionConfirmation({ db, now }),
  ...createMediaServices({ db, files, now, dataDir, ...opened }),
  /** The content version: changes with every edit of the content, by any process. */
  contentVersion: () => readContentVersion(db),
  watchContentVersion: () => watchContentVersion(db),
  /** Makes cached pages stale, for a change that is not one of the content. */
  contentChanged: () => changeContent(db, async () => undefined),
  /** When scheduled content is next published or expires, a programme opens or closes, or a merit list appears. */
  nextContentChange: async () => {
    const times = await Promise.all([
      findNextChange(db, now()),
      findNextAdmissionChange(db, now()),
      findNextPublication(db, now()),
    ])
    return times.filter((time) => time !== undefined).toSorted((a, b) => Number(a) - Number(b))[0]
  },
  findItems: findItems(db),
  settings: () => readSettings(db),
  admissionContext: () => readAdmissionContext(db),
  admissionSession: () => readCurrentSession(db),
  findSession: (label: string) => findSession(db, label),
  /** All admission sessions, the newest first. */
  sessions: () => readSessions(db),
  courseNames: () => readCourseNames(db),
  noticeVersion: () => readNoticeVersion(db, now()),
  ...createContactMessages({ db, now }),
})

/** Grievances, whose clock leaves out the published holidays. */
const createGrievanceService = (
  opened: Opened,
  { settings }: ReturnType<typeof createContentServices>,
) => {
  const { db, now } = opened
  const holidays = async () =>
    new Set((await createItems(db).list("holidays", now())).map(({ date }) => date))
  return createGrievances({ ...opened, settings, holidays })
}

const createApplicationServices = (
  opened: Opened,
  config: Config,
  college: ReturnType<typeof createContentServices>,
) => {
  const { db, fieldEncryption, now } = opened
  const applications = createApplications(db, fieldEncryption, {
    limits: originLimitsOf(config),
    now,
  })
  const origins = createApplicationOrigins({ ...opened, ...college, config })
  const fullSeats = readFullSeats({ ...opened, ...college })
  const deps = {
    ...opened,
    applications,
    origins,
    ...college,
    fullSeats,
    isNoticeVersion: (version: string) => isNoticeVersion(db, version),
    ...openSheetTexts(db),
  }
  const limits = createApplicantLimits({ ...opened, wait })
  const drafts = createDrafts({
    ...opened,
    wait,
    isSubmitted: async (key) => (await applications.findByKey(key)) !== undefined,
    maxBytes: config.DRAFTS_MB_MAX * 1024 * 1024,
  })
  const offers = createSeatOffers(opened)
  return {
    applications,
    drafts,
    applicationNumbers: createApplicationNumbers(opened),
    fullSeats,
    submitApplication: endingDraft(recordOutcomes(submitApplication(deps)), drafts),
    staffApplications: createApplicationsService({ ...deps, offers }),
    readStatus: readStatus({ db, limits, offers, now, findSession: college.findSession }),
    enterOwnMarks: enterOwnMarks({ ...opened, ...college }),
    answerQuery: answerQuery({ ...opened, ...college }),
    correctForm: correctForm({ ...opened, ...college }),
    withdrawApplication: withdrawApplication({ ...opened, offers }),
    sendDocuments: sendDocuments({ ...opened, offers, findSession: college.findSession }),
    stopMessages: stopMessages(opened),
    sendForgottenCode: sendForgottenCode({ now, limits }),
    proveIdentity: proveIdentity({ db, fieldEncryption, limits }),
    rememberApplicant: limits.rememberDevice,
    sweepOrigins: origins.sweep,
    rehearseSave: () => rehearseSave(opened),
    signStart: (at: Date) => signStart(fieldEncryption, at),
    readPrintRecord: readPrintRecord({ applications }),
    readSheet: readSheet({ ...deps, offers }),
    readMeritCandidates: readMeritCandidates(deps),
    merit: createMeritService(deps),
    publicLists: createPublicLists(deps),
    applicantMerit: createApplicantService(opened),
    printMeritList: printList(deps),
    printOfferLetters: printLetters(deps),
    fileOfReport: createReportFiles(),
  }
}

type ListFiles = (names: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Site media share the file store with the applicants' pictures. A student's photo outlives the erased application it
 * came with.
 */
const listKnownFilesOf =
  (owners: { listKnownFiles: ListFiles }[]) => async (names: readonly string[]) => {
    const known = await Promise.all(owners.map(({ listKnownFiles }) => listKnownFiles(names)))
    return new Set(known.flatMap((part) => [...part]))
  }

/** What operators and administrators see of the installation, and the erasure of what is due. */
const createOperatorServices = (
  opened: Opened,
  config: Config,
  college: ReturnType<typeof createContentServices> & { listKnownFiles: ListFiles },
) => {
  const { settings, noticeVersion, listKnownFiles } = college
  const missingFiles = createMissingFiles(opened)
  const operations = createOperationsService({ ...opened, config, missingFiles })
  const { lastBackup, clock } = operations
  const privacy = createPrivacyService({ ...opened, settings, noticeVersion, lastBackup, clock })
  return {
    operations,
    backups: createBackups({ ...opened, config, createdAt: () => readCreatedAt(opened.db) }),
    notices: createNoticesService({
      ...opened,
      ...college,
      config,
      offers: createSeatOffers(opened),
    }),
    /** After an older database was put in place by hand. */
    leaveNumbersOut: (to: Date) => leaveNumbersOut(opened.db, { to }),
    missingFiles,
    readiness: createReadiness({ ...opened, readMissingFiles: missingFiles.read }),
    privacy,
    collegeStart: createCollegeStart({ ...opened, settings, trials: privacy.trials }),
    sweepOrphanedFiles: (options?: { isConfirmed: boolean }) =>
      operations.recordSweep(async () => {
        await college.media.forgetUnusedParts()
        return sweepOrphanedFiles({ ...opened, listKnownFiles, lastBackup, ...options })
      }),
  }
}

/** What a new site starts with besides its content: sample students, or the date from which it is live. */
const startSite = async (
  { db, now }: Opened,
  isSample: boolean,
  importSample: Parameters<typeof seedSampleStudents>[1],
) => {
  if (!isSample) await noteLive({ db, now })
  await seedSampleStudents(db, importSample, { isSample, now: now() })
}

/** Opens the database and file store of a configuration, runs the migrations, and returns the services. */
export const openServices = async (config: Config, disk: ReadDiskSpace = readDiskSpace) => {
  const opened = await open(config, disk)
  const { db, files, fieldEncryption, now } = opened
  const close = async () => {
    await files.close()
    await db.destroy()
  }
  const contentServices = createContentServices(opened)
  const { settings, media } = contentServices
  const students = createStudentsService({ ...opened, ...contentServices, wait })
  try {
    await prepare(config, opened)
    const { is_sample: isSample } = await settings()
    await startSite(opened, isSample, students.importStudents(systemActors.sample))
  } catch (error) {
    await close()
    throw error
  }
  const { applications, ...applicationServices } = createApplicationServices(
    opened,
    config,
    contentServices,
  )
  // SQLite allows one process, which counts requests in memory.
  const requestCounts = config.DATABASE_URL ? createSharedCounters(db, now) : undefined
  const { drafts } = applicationServices
  const listKnownFiles = listKnownFilesOf([applications, media, students, drafts])
  const { readiness, ...operatorServices } = createOperatorServices(opened, config, {
    ...contentServices,
    listKnownFiles,
  })
  return {
    ...contentServices,
    grievances: createGrievanceService(opened, contentServices),
    ...applicationServices,
    ...students,
    ...createStaffService({
      ...opened,
      wait,
      issuer: async () => (await settings()).college.name.en,
      isHttps: config.PUBLIC_URL?.startsWith("https:") === true,
    }),
    ...operatorServices,
    idempotencyKeys: createIdempotencyKeys(opened),
    auditLog: createAuditReader({ ...opened, ...contentServices, titles: readTitles(db) }),
    /** Counters for the rate limit. Shared through the database if there may be several processes. */
    counting: { shared: requestCounts, hash: fieldEncryption.blindIndex },
    randomBytes: opened.randomBytes,
    sweepRequestCounts: async () => requestCounts?.sweep(),
    hasSampleStudents: () => hasSampleStudents(db),
    files,
    /** Whether applications can be stored. */
    checkReady: readiness.check,
    close: async () => {
      readiness.close()
      await operatorServices.backups.close()
      await close()
    },
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>
