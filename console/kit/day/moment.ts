import { dayInIndia, instantInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"

/** A day, YYYY-MM-DD or an incomplete one, and a time of day, 17:00. Both are empty without a moment. */
export interface Clock {
  day: string
  time: string
}

const isInstant = /^\d{4}-\d\d-\d\dT/

/** The clock in India at an instant (ISO 8601). What is no instant is shown as it was typed. */
export const clockOf = (instant: string | null | undefined): Clock => {
  if (!instant) return { day: "", time: "" }
  const at = new Date(instant)
  if (!isInstant.test(instant)) return { day: instant, time: "" }
  return { day: dayInIndia(at), time: timeInIndia(at) }
}

/** 17:05 of a typed 17:05, 17.05 or 1705, and 09:00 of 9; undefined for what is no time of day. */
export const clockTime = (text: string) => {
  const [, hour, minute = "00"] = /^([01]?\d|2[0-3])[:.]?([0-5]\d)?$/.exec(text.trim()) ?? []
  return hour && `${hour.padStart(2, "0")}:${minute}`
}

/** The instant at which it is this day and time in India; null without a day. The server refuses what is no day. */
export const instantOf = ({ day, time }: Clock) => {
  if (day === "") return null
  if (toIsoDate(day) !== day) return day
  const clock = clockTime(time || "00:00")
  return clock ? instantInIndia(day, clock).toISOString() : day
}
