import { missingButUsed, type SessionUsage } from "#domain/admission/session-usage.ts"
import type { Session } from "#domain/admission/session.ts"
import type { Settings } from "#domain/content/settings.ts"
import { formats } from "#domain/content/text-formats.ts"

import type { Editing } from "../items/edit-items.ts"
import type { StoredName } from "../items/item-row.ts"
import type { EntryErrors } from "./read-entry.ts"

export interface SessionRulesDeps {
  editing: Editing
  /** What the applications of a session refer to. */
  sessionUsage: (label: string) => Promise<SessionUsage>
  /** The seats of the signed rule of a programme's merit lists; undefined if none is signed. */
  seatsOfRule: (where: { session: string; programme: string }) => Promise<number | undefined>
}

/** A session is named by its years, like 2026-27. */
export const sessionSlug = (input: unknown) => formats.short_session(String(input ?? ""))

/** Applications would lose the names of their programme and subjects. */
const whatSessionLoses = (session: Session, usage: SessionUsage): EntryErrors => {
  const { programmes, subjects } = missingButUsed(session, usage)
  return {
    ...(programmes.length > 0 && { "item.programmes": ["programme_in_use"] }),
    ...(subjects.length > 0 && { "item.subjects": ["subject_in_use"] }),
  }
}

/**
 * The seats of the session and of a signed rule are one number. To change it, it is left empty here, so that the rule's counts,
 * until a rule with the new number is signed.
 */
const seatErrors = async (
  { seatsOfRule }: Pick<SessionRulesDeps, "seatsOfRule">,
  label: string,
  session: Session,
  former: Session | undefined,
): Promise<EntryErrors> => {
  const errors: EntryErrors = {}
  for (const [index, { code, seats }] of session.programmes.entries()) {
    const before = former?.programmes.find((programme) => programme.code === code)?.seats
    if (seats === undefined || seats === before) continue
    const ofRule = await seatsOfRule({ session: label, programme: code })
    if (ofRule !== undefined && ofRule !== seats)
      errors[`item.programmes.${index}.seats`] = ["seats_of_rule"]
  }
  return errors
}

/** Errors of a change that concern more than the item itself; undefined if there are none. */
export const errorsOfChange = async (
  deps: SessionRulesDeps,
  [collection, slug]: [StoredName, string],
  item: unknown,
  former: unknown,
): Promise<EntryErrors | undefined> => {
  if (collection === "settings") {
    const { admission_session: session } = item as Settings
    if (await deps.editing.find("sessions", session)) return undefined
    return { "item.admission_session": ["unknown_session"] }
  }
  if (collection !== "sessions") return undefined
  const session = item as Session
  const errors = {
    ...whatSessionLoses(session, await deps.sessionUsage(slug)),
    ...(await seatErrors(deps, slug, session, former as Session | undefined)),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
