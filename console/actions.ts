// What one can begin anywhere in the console. Separate from the pages, of which the first one shows it.
import type { Permission } from "#domain/staff/permissions.ts"

import { permissionOf } from "./api/auth-provider.ts"
import { consoleCollections, resourceOf } from "./content/collections.ts"
import type { TextKey, TextOfKey } from "./kit/text/use-language.ts"

/** What a member of staff may go to. */
export interface Destination {
  to: string
  label: TextKey
  /** What the label names: a message with forms for one and for many. */
  of?: { key: TextKey; count: 1 | 2 }
  /** Without it, every member of staff may. */
  can?: Permission
}

export interface Action extends Destination {
  /** The dialog of the page that it opens, by the message key of its button. */
  opens?: TextKey
  /** Whether the first page of editors has a button for it. */
  isFrequent?: boolean
}

const frequent = new Set(["notices", "events"])

/** What one can begin anywhere in the console. */
export const actions: Action[] = [
  { to: "/applications/create", label: "console.paper.title", can: "applications.enter" },
  {
    to: "/applications",
    opens: "console.export.title",
    label: "console.search.actions.exportOf",
    of: { key: "resources.applications.name", count: 2 },
    can: "applications.export",
  },
  { to: "/students/import", label: "console.students.import.title", can: "students.import" },
  {
    to: "/students",
    opens: "console.export.title",
    label: "console.search.actions.exportOf",
    of: { key: "resources.students.name", count: 2 },
    can: "students.export",
  },
  {
    to: "/students",
    opens: "console.students.cards.button",
    label: "console.search.actions.printCards",
    can: "students.read",
  },
  ...consoleCollections
    .filter((name) => name !== "settings")
    .map((name): Action => ({
      to: `/${resourceOf(name)}/create`,
      label: "ra.page.create",
      of: { key: `resources.${resourceOf(name)}.name`, count: 1 },
      can: permissionOf(resourceOf(name), "create"),
      isFrequent: frequent.has(name),
    })),
  {
    to: `/${resourceOf("settings")}`,
    label: "console.content.home.announcement",
    can: "announcement.edit",
    isFrequent: true,
  },
  {
    to: "/staff",
    opens: "console.staff.invite",
    label: "console.staff.invite",
    can: "staff.edit",
  },
]

/** The name of a page or an action. A list has the name of many records. */
export const nameOf = ({ label, of }: Destination, textOfKey: TextOfKey) => {
  if (!of) return textOfKey(label, { count: 2 })
  const name = textOfKey(of.key, { count: of.count }).toLocaleLowerCase()
  return textOfKey(label, { name })
}
