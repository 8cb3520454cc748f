// Apart from the library itself, which only loads when somebody opens the console.

/** Where the sign-in library's calls stand. */
export const authPath = "/api/console/auth"

/** A session ends after so many idle minutes, and in any case after so many hours. */
export const staffSession = { idleMinutes: 60, hours: 12 } as const

/** The header in which our server tells the library who calls; never taken from outside. */
export const addressHeader = "x-console-address"
