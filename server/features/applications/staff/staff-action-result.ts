/**
 * What becomes of what the staff want to do with one application. Refused: what is wrong, by field, as keys
 * of words. Not possible: there is no such step from where it stands.
 */
export type StaffActionResult =
  | { outcome: "stored" | "unknown" | "changed_meanwhile" | "not_possible" | "not_allowed" }
  | { outcome: "refused"; problems: Record<string, string[]> }

export const refused = (problems: Record<string, string[]>): StaffActionResult => ({
  outcome: "refused",
  problems,
})
