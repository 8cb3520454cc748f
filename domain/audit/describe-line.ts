import type { Language } from "../content/text.ts"
import { actorNameIn } from "../staff/staff-names.ts"
import { auditActionOf } from "./audit-actions.ts"
import type { AuditContext, StoredLine } from "./audit-line.ts"
import { describeDetail } from "./describe-detail.ts"
import { describeSubject } from "./describe-subject.ts"

/** An action in words; one of an unknown version as it is stored. */
export const actionName = (action: string, language: Language) =>
  auditActionOf(action)?.name[language] ?? action

/** A line of the audit log in the words of a language (specification 9.7). */
export const describeLine = (line: StoredLine, context: AuditContext): StoredLine => ({
  actor: actorNameIn(line.actor, context.language),
  action: actionName(line.action, context.language),
  subject: describeSubject(line, context),
  detail: describeDetail(line, context),
})
