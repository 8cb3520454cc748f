/** The maximum number of records in one request of a bulk action. */
export const batchLimit = 100

/** The maximum number of selected records in a list. */
export const selectionLimit = 1000

/** The maximum number of notes on one application. */
export const noteLimit = 100

/** The idle timeout in minutes, and the maximum duration of a session in hours. */
export const staffSession = { idleMinutes: 60, hours: 12 } as const

/** While the user types, the console renews the session at most once in this many minutes. */
export const keepAliveMinutes = 5

/**
 * The header in which a console page sends the id of the member of staff for whom it was opened. The server refuses
 * the request if another member is signed in by now.
 */
export const memberHeader = "x-console-member"

/** The header of a request that the console repeats by itself: it does not extend the session. */
export const backgroundHeader = "x-console-background"
