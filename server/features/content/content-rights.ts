import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import { conflict, Refusal } from "#server/features/define-call.ts"

import type { StoredName } from "./items/item-row.ts"

const notAllowed = () => new Refusal("not_allowed", "not_allowed")

/** Sessions and settings require a permission of their own. */
export const whyNotChanged = (name: StoredName, { role }: Actor) =>
  isOfficeDocument(name) && !may(role, "settings.edit") ? notAllowed() : undefined

/** Who may change a part of the settings may send them. */
export const whyNotEdited = (name: StoredName, actor: Actor) =>
  name === "settings" && may(actor.role, "announcement.edit")
    ? undefined
    : whyNotChanged(name, actor)

/** Settings is a single item that always exists. */
export const whyNotAdded = (name: StoredName, actor: Actor) =>
  whyNotChanged(name, actor) ?? (name === "settings" ? conflict("settings_stay") : undefined)

/** Items are removed, put into another order, and changed many at once, except sessions: applications refer to them. */
export const whyNotRemoved = (name: StoredName, actor: Actor) =>
  whyNotAdded(name, actor) ?? (isOfficeDocument(name) ? conflict("sessions_stay") : undefined)
