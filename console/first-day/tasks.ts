// What a member of staff does on the first day, by role. The texts are in texts.ts.
import type { WorkList } from "#domain/applications/workflow.ts"
import { type Permission, type Role, roles } from "#domain/staff/permissions.ts"

/** What the tasks depend on: whether the site shows the sample college, and an admission that nobody has confirmed. */
export interface SiteState {
  isSample: boolean
  unconfirmed: string | null
}

interface Task {
  /** The page that it leads to, and what one needs to open it. */
  to: string
  can: Permission
  /** The work list that it leads to. */
  list?: WorkList
  roles: readonly Role[]
  /** Whether there is anything to do. Without it, always. */
  isOpen?: (site: SiteState) => boolean
}

/** In the order in which a page shows them. */
export const tasks = {
  start: {
    to: "/college-start",
    can: "settings.edit",
    roles: ["administrator"],
    isOpen: ({ isSample }) => isSample,
  },
  sample: {
    to: "/sample-checklist",
    can: "content.read",
    roles: ["administrator", "editor"],
    isOpen: ({ isSample }) => !isSample,
  },
  confirm: {
    to: "/admission-confirmation",
    can: "settings.edit",
    roles: ["administrator"],
    isOpen: ({ unconfirmed }) => unconfirmed !== null,
  },
  factor: { to: "/account", can: "settings.edit", roles: ["administrator"] },
  invite: { to: "/staff", can: "staff.edit", roles: ["administrator"] },
  session: { to: "/content/sessions", can: "content.read", roles: ["administrator"] },
  backup: { to: "/backups", can: "backups.make", roles: ["administrator"] },
  counter: { to: "/counter", can: "applications.read", roles: ["clerk"] },
  check: {
    to: "/applications",
    can: "applications.work",
    list: "new",
    roles: ["clerk", "officer"],
  },
  decide: {
    to: "/applications",
    can: "applications.decide",
    list: "ready",
    roles: ["officer"],
  },
  paper: { to: "/applications/create", can: "applications.enter", roles: ["clerk"] },
  papers: { to: "/papers", can: "applications.read", roles: ["clerk"] },
  fees: { to: "/fees", can: "fees.read", roles: ["clerk"] },
  card: { to: "/students", can: "students.reset", roles: ["clerk"] },
  merit: { to: "/merit", can: "merit.decide", roles: ["officer"] },
  students: { to: "/students/import", can: "students.import", roles: ["officer"] },
  notice: { to: "/content/notices/create", can: "content.edit", roles: ["editor"] },
  pages: { to: "/content/pages", can: "content.edit", roles: ["editor"] },
  photos: { to: "/content/photos", can: "content.edit", roles: ["editor"] },
  messages: { to: "/messages", can: "messages.edit", roles: ["editor"] },
  languages: { to: "/language-debts", can: "content.edit", roles: ["editor"] },
  report: { to: "/report", can: "report.read", roles: ["officer", "principal", "auditor"] },
  answer: { to: "/grievances", can: "grievances.act", roles: ["officer", "principal"] },
  approve: { to: "/", can: "financial.confirm", roles: ["principal"] },
  records: { to: "/applications", can: "applications.read", roles: ["principal", "auditor"] },
  audit: { to: "/audit", can: "audit.read", roles: ["principal", "auditor"] },
  rights: { to: "/staff", can: "staff.read", roles: ["auditor"] },
  saved: { to: "/backups", can: "backups.read", roles: ["principal"] },
} satisfies Record<string, Task>

export type TaskName = keyof typeof tasks

/** The tasks of a role, in order. Before the state of the site is known, those that do not depend on it. */
export const tasksOf = (role: Role, site: SiteState | undefined) =>
  (Object.entries(tasks) as [TaskName, Task][])
    .filter(([, task]) => task.roles.includes(role))
    .filter(([, { isOpen }]) => !isOpen || (site && isOpen(site)))
    .map(([name, task]) => ({ name, ...task }))

/** The keys that are worth knowing on the first day, by what they do (`console/kit/keys/key-list.ts`). */
export const firstKeys: { does: string; roles: readonly Role[] }[] = [
  { does: "search", roles },
  { does: "counter", roles: ["clerk", "officer"] },
  { does: "verify", roles: ["clerk", "officer"] },
  { does: "query", roles: ["clerk", "officer"] },
  { does: "fee", roles: ["clerk"] },
  { does: "next", roles: ["clerk", "officer"] },
  { does: "save", roles: ["clerk", "officer", "editor", "administrator"] },
  { does: "help", roles },
]
