import type { SubjectField } from "../applications/form/field-types.ts"
import { endOf } from "./admission-period.ts"
import type { Moment, Programme, Subject } from "./programme-schema.ts"
import type { Session } from "./session.ts"

type Slot = Programme["slots"][number]

/**
 * A change of a session that an administrator confirms once it has applications. Programmes, fields and subjects are
 * codes; the console has the texts.
 */
export type SessionChange =
  | { kind: "years" | "grace" | "fee_day" | "card" | "form_version" }
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

/** The subjects that can be chosen here. */
const choosable = ({ subjects, excluded }: Slot) =>
  subjects.filter((subject) => !excluded.includes(subject))

const slotChanges = (programme: string, before: Slot, after: Slot): SessionChange[] => {
  const field = after.field as SubjectField
  const [former, now] = [choosable(before), choosable(after)]
  const named = { programme, field }
  return [
    ...of(!before.is_required && after.is_required, "slot_required", named),
    ...of(before.is_required && !after.is_required, "slot_optional", named),
    ...former.flatMap((subject) =>
      of(!now.includes(subject), "choice_removed", { ...named, subject }),
    ),
    ...now.flatMap((subject) =>
      of(!former.includes(subject), "choice_added", { ...named, subject }),
    ),
  ]
}

const slotsChanges = (before: Programme, after: Programme): SessionChange[] => {
  const programme = after.code
  const formerly = (field: string) => before.slots.find((slot) => slot.field === field)
  const fieldsNow = after.slots.map(({ field }) => field)
  return [
    ...before.slots.flatMap(({ field }) =>
      of(!fieldsNow.includes(field), "slot_removed", { programme, field: field as SubjectField }),
    ),
    ...after.slots.flatMap((slot) => {
      const former = formerly(slot.field)
      if (former) return slotChanges(programme, former, slot)
      return [{ kind: "slot_added" as const, programme, field: slot.field as SubjectField }]
    }),
  ]
}

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

const timeChanges = (before: Programme, after: Programme): SessionChange[] => {
  const programme = after.code
  const at = endOf(after)
  // Without an end it stays open for ever.
  const [former, now] = [endOf(before), at].map((end) => momentText(end) ?? "9999")
  return [
    ...of(!isDeepEqual(before.opens, after.opens), "opens", { programme, at: after.opens }),
    ...of(now! < former!, "ends_earlier", { programme, at }),
    ...of(now! > former!, "ends_later", { programme, at }),
    ...of(!isDeepEqual(before.late, after.late), "late", { programme }),
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
    ...of(!isDeepEqual(before.fees, after.fees), "fees", { programme }),
    ...seatChanges(before, after),
    ...slotsChanges(before, after),
    ...of(!isDeepEqual(rulesOf(before), rulesOf(after)), "groups", { programme }),
  ]
}

const subjectChanges = (before: Session, after: Session): SessionChange[] => {
  const find = (subjects: Subject[], code: string) => subjects.find((known) => known.code === code)
  return [
    ...before.subjects.flatMap(({ code: subject }) =>
      of(!find(after.subjects, subject), "subject_removed", { subject }),
    ),
    ...after.subjects.flatMap((now): SessionChange[] => {
      const former = find(before.subjects, now.code)
      if (!former) return [{ kind: "subject_added", subject: now.code }]
      const isRenamed = differs(former, now, ["name", "full_name"])
      return of(isRenamed, "subject_renamed", { subject: now.code })
    }),
  ]
}

const wholeChanges = (before: Session, after: Session): SessionChange[] => [
  ...of(differs(before, after, ["first_year_of_passing", "last_year_of_passing"]), "years", {}),
  ...of(differs(before, after, ["grace_minutes"]), "grace", {}),
  ...of(differs(before, after, ["fee_last_day"]), "fee_day", {}),
  ...of(differs(before, after, ["card_session", "card_valid_until"]), "card", {}),
  ...of(differs(before, after, ["form_version"]), "form_version", {}),
]

const fieldChanges = (before: Session, after: Session): SessionChange[] => {
  const find = (asked: Session["asked_fields"], field: string) =>
    asked.find((known) => known.field === field)
  return [
    ...before.asked_fields.flatMap(({ field }) =>
      of(!find(after.asked_fields, field), "field_dropped", { field }),
    ),
    ...after.asked_fields.flatMap(({ field, is_required }): SessionChange[] => {
      const former = find(before.asked_fields, field)
      if (!former) return [{ kind: "field_asked", field }]
      const isNow = is_required ? "field_required" : "field_optional"
      return of(former.is_required !== is_required, isNow, { field })
    }),
  ]
}

/** What differs between two versions of a session, in the order of the document. */
export const sessionChanges = (before: Session, after: Session): SessionChange[] => {
  const find = (programmes: Programme[], code: string) =>
    programmes.find((known) => known.code === code)
  return [
    ...wholeChanges(before, after),
    ...fieldChanges(before, after),
    ...subjectChanges(before, after),
    ...before.programmes.flatMap(({ code: programme }) =>
      of(!find(after.programmes, programme), "programme_removed", { programme }),
    ),
    ...after.programmes.flatMap((now): SessionChange[] => {
      const former = find(before.programmes, now.code)
      if (former) return programmeChanges(former, now)
      return [{ kind: "programme_added", programme: now.code }]
    }),
  ]
}
