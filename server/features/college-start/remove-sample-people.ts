import { eraseApplications, eraseStudents } from "#server/features/privacy/privacy.ts"
import { sampleStudentUrns } from "#server/features/students/students.ts"
import { type AuditStamp, writeAudit } from "#server/platform/audit/write-audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

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
export const removeSamplePeople = async (
  transaction: Database,
  trials: boolean,
  stamp: AuditStamp,
) => {
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
