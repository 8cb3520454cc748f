import { randomBytes } from "node:crypto"

// The service that submits applications, without HTTP, with its own database and folder.
import { noneFull } from "#domain/admission/seats.ts"
import type { SheetTexts } from "#domain/admission/sheet-texts.ts"
import {
  createApplicationOrigins,
  originLimitsOf,
} from "#server/features/applications/application-origins.ts"
import { createApplications } from "#server/features/applications/application-repository.ts"
import type { ReceivedForm } from "#server/features/applications/received-form.ts"
import { submitApplication } from "#server/features/applications/submit-application.ts"
import { isNoticeVersion } from "#server/features/content/privacy-notice.ts"
import { seedContent } from "#server/features/content/seed.ts"
import { readAdmissionContext } from "#server/features/content/sessions.ts"
import { agreedVersion, keepSheetTexts } from "#server/features/content/sheet-texts.ts"
import { readConfig } from "#server/platform/config.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"

import { picturesIn } from "./app.ts"
import type { Form } from "./samples/applications.ts"
import type { makeSamplePictures } from "./samples/sample-pictures.ts"
import { type OpenDatabase } from "./servers/databases.ts"

type Pictures = Partial<Awaited<ReturnType<typeof makeSamplePictures>>>

/** A form as the multipart parser returns it. */
export const received = (form: Form, pictures: Pictures): ReceivedForm => ({
  fields: structuredClone(form),
  files: Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, picture.bytes]),
  ),
})

export const noon = new Date("2025-07-01T06:30:00.000Z")

/** One harness serves many tests: call `empty` between them. */
export const openSubmissionHarness = async (open: () => Promise<OpenDatabase>) => {
  const place = await open()
  const db = connect(place)
  await migrate(db)
  await seedContent(db, noon, "2025-26")
  const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
  const config = readConfig({})
  const now = () => noon
  const applications = createApplications(db, fieldEncryption, {
    limits: originLimitsOf(config),
    now,
  })
  const files = openLocalFiles(place.dataDir, () => noon)
  const admissionContext = () => readAdmissionContext(db)
  const origins = createApplicationOrigins({
    db,
    now,
    randomBytes,
    fieldEncryption,
    config,
    admissionSession: async () => (await admissionContext()).session,
  })
  const deps = {
    applications,
    origins,
    requireSpace: async () => undefined as void,
    files,
    admissionContext,
    agreedVersion: (present: SheetTexts, shown: string) => agreedVersion(db, present, shown),
    keepSheetTexts: (texts: SheetTexts) => keepSheetTexts(db, texts),
    isNoticeVersion: (version: string) => isNoticeVersion(db, version),
    fullSeats: async () => noneFull,
    fieldEncryption,
    now,
    randomBytes: (count: number) => randomBytes(count),
  }
  // Audit entries can't be deleted: a test reads only those after the last one of the tests before.
  let lastLine = 0
  const auditLines = () =>
    db.selectFrom("audit").selectAll().where("id", ">", lastLine).orderBy("id").execute()
  return {
    ...place,
    db,
    deps,
    submit: submitApplication(deps),
    /** The same service with a changed dependency, like a disk that fails. */
    submitWith: (changes: Partial<typeof deps>) => submitApplication({ ...deps, ...changes }),
    rows: () => db.selectFrom("applications").selectAll().execute(),
    auditLines,
    /** Deletes all applications and pictures. */
    empty: async () => {
      await db.deleteFrom("applications").execute()
      await db.deleteFrom("application_origins").execute()
      lastLine = Number((await auditLines()).at(-1)?.id ?? lastLine)
      await files.delete(await picturesIn(place.dataDir))
    },
    close: async () => {
      await files.close()
      await db.destroy()
      await place.close()
    },
  }
}
