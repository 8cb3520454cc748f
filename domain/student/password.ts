import { toIsoDate } from "../fields/birth-date.ts"
import { dayFirst } from "../fields/day-first.ts"

/** The login password: DDMMYYYY of a date of birth YYYY-MM-DD (specification 6.3). */
export const passwordOf = (isoDay: string) => dayFirst(isoDay).replaceAll("-", "")

/** The ISO day a password stands for, or undefined: "27032007" is 2007-03-27. */
export const dayOfPassword = (password: unknown) => {
  const parts = typeof password === "string" && /^(\d{2})(\d{2})(\d{4})$/.exec(password)
  return parts ? toIsoDate(`${parts[1]}-${parts[2]}-${parts[3]}`) : undefined
}
