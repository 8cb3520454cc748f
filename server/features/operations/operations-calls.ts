import type { ApplicationsService } from "#server/features/applications/applications.ts"
import { filterText, text } from "#server/features/call-inputs.ts"
import { conflict, defineCalls } from "#server/features/define-call.ts"

import type { createMissingFiles } from "./missing-files.ts"
import type { Operations } from "./operations-service.ts"

interface Deps {
  operations: Operations
  missingFiles: ReturnType<typeof createMissingFiles>
  staffApplications: Pick<ApplicationsService, "report">
}

const call = defineCalls<Deps>()
/** Monitoring data for the operator of the site, the date, and the report for the principal. */
export const operationsCalls = {
  /** A session, by default the open one, and the time of the last backup (ISO; null without any). */
  "GET /report": call("report.read", { session: filterText }, async (deps, sent) => {
    const report = await deps.staffApplications.report(sent.session || undefined)
    return { ...report, lastBackup: (await deps.operations.lastBackup()) ?? null }
  }),

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
