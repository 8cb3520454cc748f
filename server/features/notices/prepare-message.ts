import type { Language } from "#domain/content/languages.ts"
import type { NoticeData, NotSentReason } from "#domain/notices/notice.ts"
import { formOf } from "#server/features/applications/applications.ts"
import type { ClaimedMessage } from "#server/features/outgoing/outgoing.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { PreparedMessage } from "./channel.ts"

/** Without a language of the form, messages are in Hindi: most applicants read it more easily. */
const usualLanguage: Language = "hi"

/**
 * Reads the application of a message when it is sent, so that a corrected name and contact count, and the queue holds neither. Returns
 * why the message is not sent, if it is not. An application that was erased has no messages.
 */
export const prepareMessage = async (
  db: Database,
  { admission_code, kind, data, expires_at }: ClaimedMessage,
  now: Date,
): Promise<PreparedMessage | NotSentReason> => {
  const row = await db
    .selectFrom("applications")
    .select(["application_number", "applicant_name", "applicant_mobile", "form", "form_version"])
    .select(["language", "messages_stopped_at"])
    .where("admission_code", "=", admission_code)
    .executeTakeFirst()
  if (!row) return "no_contact"
  if (expires_at <= now.toISOString()) return "too_late"
  // A code that was asked for is no message of the college.
  if (row.messages_stopped_at !== null && kind !== "code") return "stopped"
  return {
    facts: {
      kind,
      data: JSON.parse(data) as NoticeData,
      name: row.applicant_name,
      applicationNumber: row.application_number,
      admissionCode: admission_code,
    },
    contact: { email: formOf(row).email ?? "", mobile: row.applicant_mobile },
    language: row.language ?? usualLanguage,
  }
}
