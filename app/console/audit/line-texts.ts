import { groupAdmissionCode, parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { claimLabel, fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { feeStatuses, statuses } from "#domain/applications/workflow.ts"
import type { Language } from "#domain/content/languages.ts"
import type { AuditLine } from "#server/platform/audit/audit-log.ts"

interface Texts {
  language: Language
  translate: (key: string, options?: object) => string
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text)

const statusText = (status: string, { language, translate }: Texts) => {
  if (isOneOf(statuses, status)) return staffStatusMessages[status].name[language]
  return isOneOf(feeStatuses, status) ? translate(`feeStatuses.${status}`) : status
}

/** The detail of a line of the audit log in words: statuses before and after, corrected fields, the name of a claim. */
export const detailText = (
  { action, detail }: Pick<AuditLine, "action" | "detail">,
  texts: Texts,
) => {
  const change = /^(\w+) > (\w+)$/.exec(detail)
  if (change) return `${statusText(change[1]!, texts)} → ${statusText(change[2]!, texts)}`
  if (action.startsWith("claim ")) return claimLabel(detail, texts.language)
  if (action !== "application corrected") return detail
  return detail
    .split(", ")
    .map((field) => fullLabelOf(field, texts.language))
    .join(", ")
}

/** The console's path of the record that a line is about; undefined if it has no page of its own. */
export const subjectPath = ({ action, subject }: Pick<AuditLine, "action" | "subject">) => {
  if (action.startsWith("erased") || action.endsWith("erased")) return undefined
  if (action.startsWith("student ")) return `/students/${encodeURIComponent(subject)}/show`
  const code = parseAdmissionCode(subject)
  if (code) return `/applications/${code}/show`
  const [folder = "", name] = subject.split("/")
  if (name === undefined) return undefined
  const id = encodeURIComponent(name)
  if (folder === "messages") return `/messages/${id}/show`
  if (folder !== "staff") return `/content/${folder}/${id}`
  return ["sign-in", "new"].includes(name) ? undefined : `/staff/${id}`
}

/** Folders of records that are no collection of the website. */
const folders = ["messages", "staff"]

/**
 * The record that a line is about: a code as it is read aloud, else the kind of the record and its name. A registration
 * number may look like a code.
 */
export const subjectText = (
  { action, subject }: Pick<AuditLine, "action" | "subject">,
  { translate }: Pick<Texts, "translate">,
) => {
  if (action.startsWith("student ")) return subject
  const code = parseAdmissionCode(subject)
  if (code) return groupAdmissionCode(code)
  const [folder = "", name] = subject.split("/")
  if (name === undefined) return subject
  const resource = folders.includes(folder) ? folder : `content/${folder}`
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: folder })
  // The identifier of a member says nothing to anybody.
  return folder === "staff" ? kind : `${kind}: ${name}`
}
