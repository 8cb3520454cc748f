// The screens of the staff console, for screenshots and docs/screens.md.
import type { Role } from "#domain/staff/permissions.ts"

export interface ConsoleScreen {
  name: string
  /** After the #; ":id" is the first record of the list before it. */
  path: string
  /** A role that sees the most of it; undefined before the sign-in. */
  staff?: Role
  /** What opens a dialog over it: the message of a button, or a key. Not all are there on both layouts. */
  button?: string
  key?: string
}

const of = (staff: Role, screens: Omit<ConsoleScreen, "staff">[]): ConsoleScreen[] =>
  screens.map((screen) => ({ ...screen, staff }))

export const consoleScreens: ConsoleScreen[] = [
  { name: "Sign in", path: "/" },
  ...of("clerk", [
    { name: "Dashboard", path: "/" },
    { name: "Menu on a phone", path: "/", button: "ra.action.open_menu" },
    { name: "Keyboard shortcuts", path: "/", key: "?" },
    { name: "Search", path: "/", key: "/" },
    { name: "Counter", path: "/counter" },
    { name: "Applications", path: "/applications" },
    { name: "Filters", path: "/applications", button: "console.lists.filters" },
    { name: "Application", path: "/applications/:id/show" },
    { name: "Question to the applicant", path: "/applications/:id/show", key: "q" },
    { name: "Paper form", path: "/applications/create" },
    { name: "Fee deposits", path: "/fees" },
    { name: "Students", path: "/students" },
    { name: "Student, to read", path: "/students/:id/show" },
    { name: "Identity cards", path: "/students", button: "console.students.cards.button" },
  ]),
  ...of("officer", [
    { name: "Dashboard", path: "/" },
    { name: "Application", path: "/applications/:id/show" },
    { name: "Waive the fee", path: "/applications/:id/show", button: "console.fees.exempt" },
    { name: "Whole number", path: "/applications/:id/show", button: "console.applications.reveal" },
    { name: "Correction", path: "/applications/:id/correct" },
    { name: "Export", path: "/applications", button: "console.export.title" },
    { name: "Student", path: "/students/:id" },
    { name: "Import", path: "/students/import" },
    { name: "Merit lists", path: "/merit" },
    { name: "Rule", path: "/merit/BA/rule" },
    { name: "Marks", path: "/merit/BA/marks" },
    { name: "Lists", path: "/merit/BA/lists" },
    { name: "Offers", path: "/merit/BA/offers" },
    { name: "Objections", path: "/merit/BA/objections" },
    { name: "Charts", path: "/merit/BA/charts" },
    { name: "Session report", path: "/report" },
    { name: "Messages", path: "/messages" },
    { name: "Message", path: "/messages/:id/show" },
  ]),
  ...of("editor", [
    { name: "Dashboard", path: "/" },
    { name: "Notices", path: "/content/notices" },
    { name: "Notice", path: "/content/notices/:id" },
    { name: "Versions", path: "/content/notices/:id", button: "console.content.versions" },
    { name: "New notice", path: "/content/notices/create" },
    { name: "Event", path: "/content/events/:id" },
    { name: "Page", path: "/content/pages/:id" },
    { name: "Menus", path: "/content/menus" },
    { name: "Menu entry", path: "/content/menus/:id" },
    { name: "Uploads", path: "/media" },
    { name: "Trash", path: "/trash" },
    { name: "Settings of an editor", path: "/content/settings" },
  ]),
  ...of("auditor", [
    { name: "Dashboard", path: "/" },
    { name: "Audit", path: "/audit" },
  ]),
  ...of("administrator", [
    { name: "Dashboard", path: "/" },
    { name: "Settings", path: "/content/settings" },
    { name: "Sessions", path: "/content/sessions" },
    { name: "Session", path: "/content/sessions/:id" },
    { name: "Staff", path: "/staff" },
    { name: "Invitation", path: "/staff", button: "console.staff.invite" },
    { name: "Member of staff", path: "/staff/:id" },
    { name: "Personal data", path: "/privacy" },
    { name: "Operation", path: "/operations" },
    { name: "My account", path: "/account" },
    { name: "Start as my college", path: "/college-start" },
    { name: "No such page", path: "/no-such-page" },
  ]),
]
