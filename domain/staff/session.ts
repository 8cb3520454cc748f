/** A session ends after so many idle minutes, and in any case after so many hours. */
export const staffSession = { idleMinutes: 60, hours: 12 } as const

/** While somebody types, the console renews the session at most once in so many minutes. */
export const keepAliveMinutes = 5

/**
 * The header in which a page of the console names the member of staff (by id) for whom it was opened. The server
 * refuses the request if another member is signed in by now.
 */
export const memberHeader = "x-console-member"
