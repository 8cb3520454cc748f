import type { SubjectField } from "../applications/form/form-fields.ts"
import { endOf } from "./admission-period.ts"
import type { Moment, Programme, Subject } from "./programme-schema.ts"
import type { Session } from "./session.ts"

type Slot = Programme["slots"][number]

/**
 * A change of a session that an administrator confirms once it has applications. Programmes, fields and subjects are
 * codes; the console has the texts.
 */
export type SessionChange =
  | {
      kind:
        | "years"
        | "grace"
        | "fee_with_application"
        | "fee_after_offer"
        | "fee_day"
        | "marks_day"
        | "corrections"
        | "documents"
        | "list_days"
        | "committee"
        | "card"
        | "form_version"
        | "sheet"
    }
  | {
      kind: "field_asked" | "field_dropped" | "field_required" | "field_optional"
      field: string
    }
  | { kind: "subject_added" | "subject_removed" | "subject_renamed"; subject: string }
  | {
      kind:
        | "programme_added"
        | "programme_removed"
        | "programme_renamed"
        | "groups"
        | "fees"
        | "late"
      programme: string
    }
  | { kind: "opens" | "ends_earlier" | "ends_later"; programme: string; at: Moment | undefined }
  | {
      kind: "slot_added" | "slot_removed" | "slot_required" | "slot_optional"
      programme: string
      field: SubjectField
    }
  | {
      kind: "choice_added" | "choice_removed"
      programme: string
      field: SubjectField
      subject: string
    }
  /** Without `subject` it is the number of the whole programme; without `seats` there is no limit any more. */
  | { kind: "seats"; programme: string; subject?: string; seats: number | undefined }

const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const differs = <Value>(before: Value, after: Value, names: readonly (keyof Value)[]) =>
  names.some((name) => !isDeepEqual(before[name], after[name]))

const of = <Kind extends SessionChange["kind"], More>(isTrue: boolean, kind: Kind, more: More) =>
  isTrue ? [{ kind, ...more }] : []

/** What differs between two lists: entries that only the former has, then those of the later one that are new or changed. */
const listChanges = <Entry>(
  [former, later]: readonly [readonly Entry[], readonly Entry[]],
  keyOf: (entry: Entry) => string,
  removed: (key: string) => SessionChange,
  added: (key: string) => SessionChange,
  changed: (before: Entry, after: Entry) => SessionChange[] = () => [],
): SessionChange[] => {
  const before = new Map(former.map((entry) => [keyOf(entry), entry]))
  const keysNow = new Set(later.map(keyOf))
  return [
    ...[...before.keys()].filter((key) => !keysNow.has(key)).map(removed),
    ...later.flatMap((entry) => {
      const earlier = before.get(keyOf(entry))
      return earlier === undefined ? [added(keyOf(entry))] : changed(earlier, entry)
    }),
  ]
}

/** The subjects that can be chosen here. */
const choosable = ({ subjects, excluded }: Slot) =>
  subjects.filter((subject) => !excluded.includes(subject))

const slotChanges = (programme: string, before: Slot, after: Slot): SessionChange[] => {
  const named = { programme, field: after.field as SubjectField }
  return [
    ...of(!before.is_required && after.is_required, "slot_required", named),
    ...of(before.is_required && !after.is_required, "slot_optional", named),
    ...listChanges(
      [choosable(before), choosable(after)],
      (subject) => subject,
      (subject) => ({ kind: "choice_removed", ...named, subject }),
      (subject) => ({ kind: "choice_added", ...named, subject }),
    ),
  ]
}

const slotsChanges = (before: Programme, { code: programme, slots }: Programme) =>
  listChanges(
    [before.slots, slots],
    ({ field }) => field,
    (field) => ({ kind: "slot_removed", programme, field: field as SubjectField }),
    (field) => ({ kind: "slot_added", programme, field: field as SubjectField }),
    (former, slot) => slotChanges(programme, former, slot),
  )

const seatChanges = (before: Programme, after: Programme): SessionChange[] => {
  const programme = after.code
  const seatsOf = ({ subject_seats }: Programme) =>
    new Map(subject_seats.map(({ subject, seats }) => [subject, seats]))
  const [former, now] = [seatsOf(before), seatsOf(after)]
  const subjects = [...new Set([...former.keys(), ...now.keys()])]
  return [
    ...of(before.seats !== after.seats, "seats", { programme, seats: after.seats }),
    ...subjects.flatMap((subject) =>
      of(former.get(subject) !== now.get(subject), "seats", {
        programme,
        subject,
        seats: now.get(subject),
      }),
    ),
  ]
}

const momentText = (moment: Moment | undefined) => moment && `${moment.day}T${moment.time}`

/** The late period begins when the programme closes. */
const latePeriodOf = ({ closes, late }: Programme) => late && { closes, late }

const timeChanges = (before: Programme, after: Programme): SessionChange[] => {
  const programme = after.code
  const at = endOf(after)
  // Without an end it stays open for ever.
  const [former, now] = [endOf(before), at].map((end) => momentText(end) ?? "9999")
  return [
    ...of(!isDeepEqual(before.opens, after.opens), "opens", { programme, at: after.opens }),
    ...of(now! < former!, "ends_earlier", { programme, at }),
    ...of(now! > former!, "ends_later", { programme, at }),
    ...of(!isDeepEqual(latePeriodOf(before), latePeriodOf(after)), "late", { programme }),
  ]
}

const rulesOf = ({ groups, slots }: Programme) => [
  groups,
  slots.filter(({ same_group }) => same_group).map(({ field }) => field),
]

const programmeChanges = (before: Programme, after: Programme): SessionChange[] => {
  const programme = after.code
  const isRenamed = differs(before, after, ["name", "short_name", "number"])
  return [
    ...of(isRenamed, "programme_renamed", { programme }),
    ...timeChanges(before, after),
    ...of(differs(before, after, ["fees", "ews_fee"]), "fees", { programme }),
    ...seatChanges(before, after),
    ...slotsChanges(before, after),
    ...of(!isDeepEqual(rulesOf(before), rulesOf(after)), "groups", { programme }),
  ]
}

const wholeChanges = (before: Session, after: Session): SessionChange[] => [
  ...of(differs(before, after, ["first_year_of_passing", "last_year_of_passing"]), "years", {}),
  ...of(differs(before, after, ["grace_minutes"]), "grace", {}),
  ...of(differs(before, after, ["fee_due"]), `fee_${after.fee_due}`, {}),
  ...of(differs(before, after, ["fee_last_day"]), "fee_day", {}),
  ...of(differs(before, after, ["marks_last_day"]), "marks_day", {}),
  ...of(differs(before, after, ["corrections_last_day", "correctable_fields"]), "corrections", {}),
  ...of(differs(before, after, ["documents"]), "documents", {}),
  ...of(differs(before, after, ["list_days"]), "list_days", {}),
  ...of(differs(before, after, ["committee"]), "committee", {}),
  ...of(differs(before, after, ["card_session", "card_valid_until"]), "card", {}),
  ...of(differs(before, after, ["form_version"]), "form_version", {}),
  ...of(differs(before, after, ["sheet"]), "sheet", {}),
]

/** What differs between two versions of a session, in the order of the document. */
export const sessionChanges = (before: Session, after: Session): SessionChange[] => [
  ...wholeChanges(before, after),
  ...listChanges(
    [before.asked_fields, after.asked_fields],
    ({ field }) => field,
    (field) => ({ kind: "field_dropped", field }),
    (field) => ({ kind: "field_asked", field }),
    (former, { field, is_required }) => {
      const isNow = is_required ? "field_required" : "field_optional"
      return of(former.is_required !== is_required, isNow, { field })
    },
  ),
  ...listChanges<Subject>(
    [before.subjects, after.subjects],
    ({ code }) => code,
    (subject) => ({ kind: "subject_removed", subject }),
    (subject) => ({ kind: "subject_added", subject }),
    (former, now) =>
      of(differs(former, now, ["name", "full_name"]), "subject_renamed", { subject: now.code }),
  ),
  ...listChanges<Programme>(
    [before.programmes, after.programmes],
    ({ code }) => code,
    (programme) => ({ kind: "programme_removed", programme }),
    (programme) => ({ kind: "programme_added", programme }),
    programmeChanges,
  ),
]
