/** The roles of staff in the console. */
export const roles = [
  "administrator",
  "officer",
  "clerk",
  "editor",
  "principal",
  "auditor",
] as const
export type Role = (typeof roles)[number]

/**
 * The only table of permissions and the roles that have them. A role that may read records may also print them. The
 * auditor reads everything and changes nothing; the principal reads the same, answers grievances and confirms what others
 * ask for.
 */
const table = {
  "applications.read": ["officer", "clerk", "principal", "auditor"],
  /** Mark as seen, add notes, set the statuses scrutiny and verified, send a query to the applicant. */
  "applications.work": ["officer", "clerk"],
  /** Admit, reject and withdraw, and undo these decisions. */
  "applications.decide": ["officer"],
  "applications.correct": ["officer"],
  /** Enter a form received on paper. */
  "applications.enter": ["officer", "clerk"],
  "applications.export": ["officer", "principal", "auditor"],
  /** The report on a session: numbers of all applications, and of the work of each member of staff. */
  "report.read": ["officer", "principal", "auditor"],
  /** Show a whole Aadhaar number or bank account number; the reason is recorded. */
  "applications.reveal": ["officer"],
  /** Copy the link that opens an applicant's sheet, to hand it to the applicant. */
  "applications.link": ["officer", "clerk"],
  "fees.read": ["officer", "clerk", "principal", "auditor"],
  "fees.receive": ["officer", "clerk"],
  "fees.exempt": ["officer"],
  /** See the rules, rounds and offers of merit lists. */
  "merit.read": ["officer", "clerk", "principal", "auditor"],
  /** Edit and sign the rule of a programme, publish and withdraw its lists. */
  "merit.decide": ["officer"],
  /** Record who accepted, declined or did not come, of those without an answer. */
  "merit.answer": ["officer", "clerk"],
  /** Change a recorded answer, or that of an applicant whose fee is settled: one person at a time, with a reason. */
  "merit.override": ["officer"],
  "students.read": ["officer", "clerk", "principal", "auditor"],
  "students.edit": ["officer"],
  "students.export": ["officer", "principal", "auditor"],
  "students.import": ["officer"],
  /** Reset a student's sign-in and print the slip with the code. */
  "students.reset": ["officer", "clerk"],
  "content.read": ["editor", "principal", "auditor"],
  "content.edit": ["editor"],
  /** Change two of the settings: the announcement and the admission notice. */
  "announcement.edit": ["editor"],
  "messages.read": ["officer", "clerk", "editor", "principal", "auditor"],
  "messages.edit": ["officer", "clerk", "editor"],
  /** See grievances, their history and their report. */
  "grievances.read": ["officer", "principal", "auditor"],
  /** Give a grievance to a responsible person, answer, close and open it again. */
  "grievances.act": ["officer", "principal"],
  /** See and act on those about ragging and harassment, as their responsible person always may. */
  "grievances.confidential": ["principal"],
  /** Choose who gets the new grievances of each category. */
  "grievances.organise": ["principal"],
  /** See the queue of messages to applicants, and the texts to register. */
  "notices.read": ["officer", "clerk", "principal", "auditor"],
  /** Send a message again, and a test to oneself. */
  "notices.send": ["officer"],
  "settings.edit": [],
  /** See the changes of the account for deposits, of fees and of the open session. */
  "financial.read": ["officer", "principal", "auditor"],
  /** Confirm or refuse such a change that another member asks for. */
  "financial.confirm": ["principal"],
  /** Handle data subject requests: show, export and erase everything held about a person. */
  "privacy.answer": [],
  /** See groups of applications that look like a flood. */
  "floods.read": ["officer"],
  /** Remove a flood, as an erasure does. */
  "floods.remove": [],
  "audit.read": ["principal", "auditor"],
  /** View the status of the machine and the processes. */
  "operations.read": [],
  /** Accept that missing files of records are lost. */
  "operations.accept": [],
  /** See the backups, and the plan for them. */
  "backups.read": ["principal"],
  /** Make a backup, download a copy, change the plan. */
  "backups.make": [],
  "staff.read": ["principal", "auditor"],
  "staff.edit": [],
} as const satisfies Record<string, Exclude<Role, "administrator">[]>

export type Permission = keyof typeof table

/** Whether a role has a permission; an administrator has every permission. */
export const may = (role: Role, permission: Permission) =>
  role === "administrator" || (table[permission] as readonly Role[]).includes(role)

/** The member of staff who performs an action. */
export interface Actor {
  /** Recorded in the audit and in histories. */
  name: string
  role: Role
}
