// Public entry of this feature: other features import from this file only.

export { grievanceCalls } from "./grievance-calls.ts"
export { createGrievances } from "./grievances-service.ts"
export {
  eraseGrievances,
  findNumbersByContact,
  type GrievanceRow,
  listEvents,
  listGrievances,
} from "./grievance-rows.ts"
export type { GrievanceKeys, OwnGrievance } from "./own-grievance.ts"
export type { ListedGrievance, StaffGrievance } from "./staff-grievances.ts"
export { skipGrievanceNumbers } from "./skip-numbers.ts"
export type { GrievanceReceipt } from "./submit-grievance.ts"
