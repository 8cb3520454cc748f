import { actOnGrievance } from "./act-on-grievance.ts"
import type { GrievanceDeps } from "./grievance-deps.ts"
import { createOwnGrievance } from "./own-grievance.ts"
import { createGrievanceReport } from "./report-grievances.ts"
import { createResponsibles } from "./responsibles.ts"
import { createStaffGrievances } from "./staff-grievances.ts"
import { submitGrievance } from "./submit-grievance.ts"

/** Grievances (specification 3.18): how a person sends one and follows it, and how staff answer it. */
export const createGrievances = (deps: GrievanceDeps) => ({
  submit: submitGrievance(deps),
  own: createOwnGrievance(deps),
  staff: createStaffGrievances(deps),
  act: actOnGrievance(deps),
  report: createGrievanceReport(deps),
  responsibles: createResponsibles(deps),
})

export type GrievancesService = ReturnType<typeof createGrievances>
