import { parsedBy, toAsciiDigits } from "./text.ts"

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** YYYY-MM-DD from YYYY-MM-DD, DD-MM-YYYY, DD/MM/YYYY or DD.MM.YYYY; undefined for no real day. */
export const toIsoDate = (text: string) => {
  const typed = toAsciiDigits(text)
  const parts = iso.exec(typed)?.slice(1) ?? indian.exec(typed)?.slice(1).toReversed()
  if (!parts) return undefined
  const [year, month, day] = parts.map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** Full years from an ISO day of birth to an ISO day. */
export const ageOn = (birth: string, day: string) => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return birth.slice(5) > day.slice(5) ? years - 1 : years
}

const youngest = 14
const oldest = 80

/** A day of birth of somebody who may apply on `today` (ISO): 14 to 80 years old. */
export const birthDate = (today: string) =>
  parsedBy((text) => {
    const date = toIsoDate(text)
    if (!date) return { wrong: "birth_date.format" }
    if (date > today) return { wrong: "birth_date.future" }
    const age = ageOn(date, today)
    if (age < youngest) return { wrong: "birth_date.too_young" }
    if (age > oldest) return { wrong: "birth_date.too_old" }
    return date
  })
