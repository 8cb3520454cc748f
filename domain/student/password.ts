import { dayFirst } from "../fields/india-time.ts"

/** The login password: DDMMYYYY of a date of birth YYYY-MM-DD (specification 6.3). */
export const passwordOf = (isoDay: string) => dayFirst(isoDay).replaceAll("-", "")
