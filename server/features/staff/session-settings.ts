// Apart from the library itself, which only loads when somebody opens the console.

/** Where the sign-in library's calls stand. */
export const authPath = "/api/console/auth"

/** The header in which our server tells the library who calls; never taken from outside. */
export const addressHeader = "x-console-address"
