import { randomBytes } from "node:crypto"

// What submits applications, on a database and a folder of its own: the server without HTTP.
import { noneFull } from "#domain/admission/seats.ts"
import { createApplications } from "#server/features/applications/application-repository.ts"
import type { ReceivedForm } from "#server/features/applications/received-form.ts"
import { submitApplication } from "#server/features/applications/submit-application.ts"
import { isNoticeVersion } from "#server/features/content/privacy-notice.ts"
import { seedContent } from "#server/features/content/seed.ts"
import { readCurrentSession } from "#server/features/content/sessions.ts"
import { readSettings } from "#server/features/content/settings.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"

import { picturesIn } from "./app.ts"
import type { Form } from "./samples/applications.ts"
import type { makeSamplePictures } from "./samples/sample-pictures.ts"
import { type OpenDatabase } from "./servers/databases.ts"

type Pictures = Partial<Awaited<ReturnType<typeof makeSamplePictures>>>

/** A form as the parser hands it on. */
export const received = (form: Form, pictures: Pictures): ReceivedForm => ({
  fields: structuredClone(form),
  files: Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, picture.bytes]),
  ),
})

export const noon = new Date("2025-07-01T06:30:00.000Z")

/** One harness serves many tests: `empty` it between them. */
export const openSubmissionHarness = async (open: () => Promise<OpenDatabase>) => {
  const place = await open()
  const db = connect(place)
  await migrate(db)
  await seedContent(db, noon)
  const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
  const applications = createApplications(db, fieldEncryption)
  const files = openLocalFiles(place.dataDir, () => noon)
  const deps = {
    applications,
    files,
    settings: () => readSettings(db),
    admissionSession: () => readCurrentSession(db),
    isNoticeVersion: (version: string) => isNoticeVersion(db, version),
    fullSeats: async () => noneFull,
    fieldEncryption,
    now: () => noon,
    randomBytes: (count: number) => randomBytes(count),
  }
  // The audit can't be emptied: a test reads what came after the line that was the last.
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
    /** Forgets all applications, so that a test begins with none. */
    empty: async () => {
      await db.deleteFrom("applications").execute()
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
