import * as z from "zod/mini"

import { languages } from "#domain/content/languages.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { textKind } from "#domain/fields/text-schemas.ts"
import { choiceOr, filterOf, filterText, listQuery } from "#server/features/call-inputs.ts"
import { csvAnswer, defineCalls, ListAnswer } from "#server/features/define-call.ts"

import type { AuditReader } from "./audit-reader.ts"

interface Deps {
  auditLog: AuditReader
  applicationNumbers: { codeOf: (id: string) => Promise<string> }
}

const call = defineCalls<Deps>()
const can = "audit.read"
const language = choiceOr(languages, "en")
const day = z.pipe(
  filterText,
  textKind((input) => (input === "" ? "" : (toIsoDate(input) ?? { wrong: "birth_date.format" }))),
)
const filter = filterOf({
  actor: filterText,
  action: filterText,
  /** An application is found by its number, or by its code as it is pasted. */
  subject: filterText,
  from: day,
  to: day,
  language,
})

const readFilter = async (
  { applicationNumbers }: Deps,
  { language: _language, ...sent }: z.output<typeof filter>,
) => ({ ...sent, subject: await applicationNumbers.codeOf(sent.subject) })

/**
 * The audit log in words for the console, newest first. `total` is capped at 10,000; `isTotalExact` is false above
 * that. To read further back, filter by days.
 */
export const auditCalls = {
  "GET /audit": call(
    can,
    { ...listQuery, filter },
    async (deps, { filter: sent, ...page }) =>
      new ListAnswer(await deps.auditLog.list(await readFilter(deps, sent), page, sent.language)),
  ),

  "POST /audit/export": call(can, { filter }, async (deps, { filter: sent }, { actor }) => {
    const read = await readFilter(deps, sent)
    return csvAnswer("audit.csv", await deps.auditLog.export(read, sent.language, actor.name))
  }),

  "GET /audit/choices": call(can, { language }, ({ auditLog }, sent) =>
    auditLog.choices(sent.language),
  ),
}
