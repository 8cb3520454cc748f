import type { Session } from "./session.ts"

const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** The name of the session after this one: "2026-27" after "2025-26". */
export const nextLabel = (label: string) => {
  const year = Number(label.slice(0, 4)) + 1
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`
}

/** The session on the identity cards moves on by a year: "2025-2026" after "2024-2025". */
const nextCardSession = (text: string) =>
  text
    .split("-")
    .map((year) => String(Number(year) + 1))
    .join("-")

/** 29 February has no counterpart in the next year. */
const nextCardDay = (day: string) => nextYear(day).replace(/-02-29$/, "-02-28")

/**
 * What a new session begins with: the last one without its dates. The old dates would close the new session at once, and
 * nobody knows the new ones yet.
 */
export const nextSession = (session: Session): Session => {
  const { fee_last_day: _day, programmes, ...last } = session
  return {
    ...last,
    last_year_of_passing: last.last_year_of_passing + 1,
    card_session: nextCardSession(last.card_session),
    card_valid_until: nextCardDay(last.card_valid_until),
    programmes: programmes.map(
      ({ opens: _opens, closes: _closes, late: _late, ...programme }) => programme,
    ),
  }
}
