/**
 * Result of a staff action on one application. `refused`: message keys of the problems, by field. `not_possible`:
 * the current status does not allow this action.
 */
export type StaffActionResult =
  | { outcome: "stored" | "unknown" | "changed_meanwhile" | "not_possible" | "not_allowed" }
  | { outcome: "refused"; problems: Record<string, string[]> }

export const refused = (problems: Record<string, string[]>): StaffActionResult => ({
  outcome: "refused",
  problems,
})
