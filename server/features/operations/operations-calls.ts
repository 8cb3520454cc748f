import { languages } from "#domain/content/languages.ts"
import type { ApplicationsService } from "#server/features/applications/applications.ts"
import { choiceOr, filterText, text } from "#server/features/call-inputs.ts"
import { conflict, defineCalls, tableAnswer } from "#server/features/define-call.ts"
import { exportFormats } from "#server/platform/spreadsheets/export-table.ts"

import type { createMissingFiles } from "./missing-files.ts"
import type { Operations } from "./operations-service.ts"

interface Deps {
  operations: Operations
  missingFiles: ReturnType<typeof createMissingFiles>
  staffApplications: Pick<ApplicationsService, "report" | "reportEnrolment" | "exportEnrolment">
}

const call = defineCalls<Deps>()
const language = choiceOr(languages, "en")

/** Monitoring data for the operator of the site, the date, and the report for the principal. */
export const operationsCalls = {
  /** A session, by default the open one, and the time of the last backup (ISO; null without any). */
  "GET /report": call("report.read", { session: filterText }, async (deps, sent) => {
    const report = await deps.staffApplications.report(sent.session || undefined)
    return { ...report, lastBackup: (await deps.operations.lastBackup()) ?? null }
  }),

  "GET /report/enrolment": call(
    "report.read",
    { session: filterText },
    ({ staffApplications }, sent) => staffApplications.reportEnrolment(sent.session || undefined),
  ),

  "POST /report/enrolment/export": call(
    "report.read",
    { session: filterText, format: choiceOr(exportFormats, "xlsx"), language },
    async ({ staffApplications }, sent, { actor }) => {
      const { session, format } = sent
      const exported = await staffApplications.exportEnrolment(
        session || undefined,
        format,
        sent.language,
        actor,
      )
      return tableAnswer(format, exported)
    },
  ),

  "GET /operations": call("operations.read", {}, ({ operations }) => operations.read()),

  "POST /operations/clock": call("operations.accept", {}, ({ operations }, _sent, { actor }) =>
    operations.clock.confirm(actor.name),
  ),

  "POST /operations/accept-loss": call(
    "operations.accept",
    { hash: text },
    async ({ missingFiles }, { hash }, { actor }) => {
      const { outcome, count } = await missingFiles.accept(hash, actor.name)
      return outcome === "accepted" ? { count } : conflict("changed_meanwhile")
    },
  ),
}
