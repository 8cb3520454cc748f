// Separate from better-auth, which is loaded only when somebody opens the console.

/** Base path of better-auth's routes. */
export const authPath = "/api/console/auth"

/** Header in which our server passes the client address to better-auth; never accepted from outside. */
export const addressHeader = "x-console-address"
