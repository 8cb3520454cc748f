import { dayFirst } from "../fields/india-time.ts"

/** The login password: DDMMYYYY of a date of birth YYYY-MM-DD (specification 6.3). */
export const passwordOf = (isoDay: string) => dayFirst(isoDay).replaceAll("-", "")

/** Failed sign-in attempts allowed within a window (specification 10.2). */
export const signInLimits = { windowMinutes: 15, perAadhaar: 5, perAddress: 30 } as const

/** The idle timeout in minutes, and the maximum duration of a session in hours. */
export const sessionLimits = { idleMinutes: 30, hours: 8 } as const
