import { hasLeft, type Status } from "#domain/applications/workflow.ts"
import { languages } from "#domain/content/languages.ts"
import { messageTextOf, type NoticePlace } from "#domain/notices/notice-texts.ts"
import type { NoticeKind } from "#domain/notices/notice.ts"
import { formOf } from "#server/features/applications/applications.ts"
import { listMessages } from "#server/features/outgoing/outgoing.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** What an applicant in this status is told. */
const kindOf = (status: Status): NoticeKind => {
  if (status === "query") return "query"
  return status === "admitted" || hasLeft(status) ? "decision" : "received"
}

/** The address that opens WhatsApp with a text for a number of India. Staff send it themselves. */
const whatsAppUrl = (mobile: string, text: string) =>
  `https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`

/** The messages to one applicant, and links to send the newest one by WhatsApp. Undefined for an unknown code. */
export const readOwnNotices = async (db: Database, code: string, place: NoticePlace) => {
  const row = await db
    .selectFrom("applications")
    .select(["application_number", "applicant_name", "applicant_mobile", "form", "form_version"])
    .select(["status", "messages_stopped_at"])
    .where("admission_code", "=", code)
    .executeTakeFirst()
  if (!row) return undefined
  const facts = {
    kind: kindOf(row.status),
    data: {},
    name: row.applicant_name,
    applicationNumber: row.application_number,
    admissionCode: "",
  }
  const mobile = formOf(row).whatsapp_number || row.applicant_mobile
  return {
    stoppedAt: row.messages_stopped_at,
    messages: await listMessages(db, code),
    whatsApp: languages.map((language) => ({
      language,
      url: whatsAppUrl(mobile, messageTextOf(facts, place, language)),
    })),
  }
}
