/** Who works in the console. */
export const roles = ["administrator", "officer", "clerk", "editor", "auditor"] as const
export type Role = (typeof roles)[number]

/**
 * What may be done in the console, and by whom: the one table. A reader of a thing may also print it.
 * The auditor reads everything and changes nothing.
 */
const table = {
  "applications.read": ["officer", "clerk", "auditor"],
  /** Seen, notes, scrutiny, verified, a query to the applicant. */
  "applications.work": ["officer", "clerk"],
  /** Admitted, rejected, withdrawn, and back from there. */
  "applications.decide": ["officer"],
  "applications.correct": ["officer"],
  /** A form that came on paper. */
  "applications.enter": ["officer", "clerk"],
  "applications.export": ["officer", "auditor"],
  /** A whole Aadhaar number or bank account, with a reason that is recorded. */
  "applications.reveal": ["officer"],
  "fees.read": ["officer", "clerk", "auditor"],
  "fees.receive": ["officer", "clerk"],
  "fees.exempt": ["officer"],
  "students.read": ["officer", "clerk", "auditor"],
  "students.edit": ["officer"],
  "students.import": ["officer"],
  "content.read": ["editor", "auditor"],
  "content.edit": ["editor"],
  "messages.read": ["officer", "clerk", "editor", "auditor"],
  "messages.edit": ["officer", "clerk", "editor"],
  "settings.edit": [],
  /** Answers who asks what is held about them: all of it, its export, its erasure. */
  "privacy.answer": [],
  "audit.read": ["auditor"],
  /** How the machine and the processes are. */
  "operations.read": [],
  "staff.read": ["auditor"],
  "staff.edit": [],
} as const satisfies Record<string, Exclude<Role, "administrator">[]>

export type Permission = keyof typeof table

/** Whether a role may do it; an administrator may do everything. */
export const may = (role: Role, permission: Permission) =>
  role === "administrator" || (table[permission] as readonly Role[]).includes(role)

/** A member of staff as the services know them. */
export interface Actor {
  /** Stands in the audit and in histories. */
  name: string
  role: Role
}
