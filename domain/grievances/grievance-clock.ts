import { dayInIndia } from "../fields/india-time.ts"

/** What the clock of a grievance depends on. Times are ISO 8601 in UTC, days ISO days. */
export interface GrievanceClock {
  due_on: string
  /** Null while it is open. */
  closed_at: string | null
}

/** Whether a grievance was closed after its last day, or is open after it. */
export const isLate = ({ due_on, closed_at }: GrievanceClock, today: string) =>
  (closed_at === null ? today : dayInIndia(new Date(closed_at))) > due_on

/** What starts and stops the clock. `detail` is the new last day of a receipt and of a reopening. */
interface ClockEvent {
  kind: string
  at: string
  detail: string
}

/** Whether a grievance was ever closed late. A reopening sets a new last day, but does not undo a late closing. */
export const wasClosedLate = (events: readonly ClockEvent[]) => {
  let due_on = ""
  return events.some(({ kind, at, detail }) => {
    if (kind === "received" || kind === "reopened") due_on = detail
    return kind === "closed" && isLate({ due_on, closed_at: at }, "")
  })
}

const dayMs = 86_400_000

/** The last day on which the person may open a closed grievance again. */
export const lastDayToReopen = (closedAt: string, days: number) =>
  dayInIndia(new Date(Date.parse(closedAt) + days * dayMs))

/** The quarter of the year in India at an instant, like 2026-4. */
export const quarterOf = (at: string) => {
  const [year, month] = dayInIndia(new Date(at)).split("-")
  return `${year}-${Math.ceil(Number(month) / 3)}`
}
