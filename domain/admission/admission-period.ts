import { dayInIndia, startOfDayInIndia } from "../fields/india-time.ts"
import type { Moment, Programme } from "./programme-schema.ts"
import type { Session } from "./session.ts"

/**
 * Whether a programme takes applications: "grace" is the time after the end in which a form that was begun in time is
 * still accepted, "late" the period with an additional fee.
 */
export type AdmissionState = "upcoming" | "open" | "late" | "grace" | "closed"

/** The instant of a day and time in India, plus some minutes. */
const instantOf = ({ day, time }: Moment, minutes = 0) => {
  const [hour, minute] = time.split(":").map(Number)
  return startOfDayInIndia(day).getTime() + (hour! * 60 + minute! + minutes) * 60_000
}

/** The last minute of all to apply, with the late period; undefined without an end. */
export const endOf = ({ closes, late }: Pick<Programme, "closes" | "late">) => late?.until ?? closes

/** The instants at which the state of a programme changes, with the state that then begins. In order. */
const changesOf = ({ opens, closes, late }: Programme, graceMinutes: number) => {
  const changes: { at: number; state: AdmissionState }[] = []
  if (opens) changes.push({ at: instantOf(opens), state: "open" })
  // A last minute is included.
  if (closes && late) changes.push({ at: instantOf(closes, 1), state: "late" })
  const end = endOf({ closes, late })
  if (end) {
    changes.push({ at: instantOf(end, 1), state: "grace" })
    changes.push({ at: instantOf(end, 1 + graceMinutes), state: "closed" })
  }
  return changes
}

/** What ends for an applicant: the time without the additional fee, or the time to apply. Its minute is included. */
export interface Deadline {
  ends: "fee" | "applying"
  last: Moment
  /** The first instant after it. */
  at: Date
  /** The first instant at which a form that was begun in time is refused. */
  graceEnds: Date
}

/** The deadline that an applicant has now; undefined before the opening, after the grace, or without an end. */
export const deadlineOf = (
  programme: Programme,
  graceMinutes: number,
  now: Date,
): Deadline | undefined => {
  const state = admissionState(programme, graceMinutes, now)
  const isFeeNext = state === "open" && programme.late !== undefined
  const last = isFeeNext ? programme.closes : endOf(programme)
  if (!last || state === "upcoming" || state === "closed") return undefined
  const minutes = isFeeNext ? 1 : 1 + graceMinutes
  return {
    ends: isFeeNext ? "fee" : "applying",
    last,
    at: new Date(instantOf(last, 1)),
    graceEnds: new Date(instantOf(last, minutes)),
  }
}

/** Whether a deadline is today, tomorrow or over. Pages change with the day, so it must not depend on the hour. */
export const isNear = ({ at }: Deadline, now: Date) => at <= startOfDayInIndia(dayInIndia(now), 2)

/** Whether a form that was begun at this time was begun before its programme closed. */
export const isBegunInTime = (programme: Programme, graceMinutes: number, begun: Date) =>
  ["open", "late"].includes(admissionState(programme, graceMinutes, begun))

export const admissionState = (programme: Programme, graceMinutes: number, now: Date) => {
  const before = programme.opens ? "upcoming" : "open"
  const past = changesOf(programme, graceMinutes).filter(({ at }) => at <= now.getTime())
  return past.at(-1)?.state ?? before
}

/** The next instant after `now` at which the state of a programme changes; undefined if none follows. */
export const nextChangeOf = (
  programmes: readonly Programme[],
  graceMinutes: number,
  now: Date,
): Date | undefined => {
  const times = programmes
    .flatMap((programme) => changesOf(programme, graceMinutes))
    .map(({ at }) => at)
    .filter((at) => at > now.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/**
 * The last day on which a session takes applications, marks or fees, or publishes a list: an ISO day. Undefined while one of its programmes has no
 * end, or if it has no programme.
 */
export const lastDayOf = ({
  programmes,
  fee_last_day,
  marks_last_day,
  list_days,
}: Pick<Session, "programmes" | "fee_last_day" | "marks_last_day" | "list_days">):
  | string
  | undefined => {
  const ends = programmes.map((programme) => endOf(programme)?.day)
  if (ends.length === 0 || ends.includes(undefined)) return undefined
  return [...ends, ...list_days, marks_last_day ?? "", fee_last_day ?? ""].toSorted().at(-1)
}
