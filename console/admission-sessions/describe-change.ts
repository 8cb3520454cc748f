import type { Moment } from "#domain/admission/programme-schema.ts"
import type { SessionChange } from "#domain/admission/session-changes.ts"
import {
  countChoices,
  countProgrammeApplications,
  type SessionUsage,
} from "#domain/admission/session-usage.ts"
import { startOfDayInIndia } from "#domain/fields/india-time.ts"

import type { SessionText } from "./texts/session-texts.ts"

/** What the sentences need: the texts, names by code, and the counts. */
interface ChangeContext {
  t: SessionText
  programmeName: (code: string) => string
  subjectName: (code: string) => string
  fieldLabel: (field: string) => string
  momentText: (moment: Moment) => string
  usage: SessionUsage
  now: Date
}

const isOver = ({ day, time }: Moment, now: Date) => {
  const [hours, minutes] = time.split(":").map(Number)
  const start = startOfDayInIndia(day).getTime()
  // A last minute is included.
  return start + (hours! * 60 + minutes! + 1) * 60_000 <= now.getTime()
}

type Timed = Extract<SessionChange, { kind: "opens" | "ends_earlier" | "ends_later" }>

const timeKey = ({ kind, at }: Timed, now: Date) => {
  if (kind === "opens") return at ? "opens" : "opensAtOnce"
  if (!at) return "endless"
  return isOver(at, now) ? "isOver" : kind
}

type Seats = Extract<SessionChange, { kind: "seats" }>

const describeSeats = ({ programme, subject, seats }: Seats, context: ChangeContext) => {
  const { t, usage, programmeName, subjectName } = context
  const of = subject
    ? `${programmeName(programme)}, ${subjectName(subject)}`
    : programmeName(programme)
  if (seats === undefined) return t("changes.seatsUnlimited", { of })
  const admitted = subject
    ? countChoices(usage, { programme, field: "first_major_subject", subject }, "admitted")
    : (usage.programmes[programme]?.admitted ?? 0)
  return t(`changes.${admitted >= seats ? "seatsFull" : "seats"}`, { of, seats, admitted })
}

/** The applications that a change concerns. */
const countFor = (change: SessionChange, usage: SessionUsage) => {
  switch (change.kind) {
    case "choice_removed":
    case "slot_removed": {
      const { kind: _, ...choice } = change
      return countChoices(usage, choice)
    }
    default:
      return "programme" in change ? countProgrammeApplications(usage, change.programme) : 0
  }
}

/** What a change means for applications, in a sentence. */
export const describeChange = (change: SessionChange, context: ChangeContext): string => {
  const { t, usage, now } = context
  if (change.kind === "seats") return describeSeats(change, context)
  const at = "at" in change && change.at ? context.momentText(change.at) : ""
  return t(`changes.${"at" in change ? timeKey(change, now) : change.kind}`, {
    at,
    count: countFor(change, usage),
    ...("programme" in change && { programme: context.programmeName(change.programme) }),
    ...("subject" in change && { subject: context.subjectName(change.subject) }),
    ...("field" in change && { field: context.fieldLabel(change.field) }),
  })
}
