import { createApplicationNumbers } from "#server/features/applications/applications.ts"

import { withDatabaseOf } from "./merit/publish-list.ts"

/** The application number of an admission code, in the SQLite database of a running server. */
export const numberOf = (server: { dataDir: string }, code: string) =>
  withDatabaseOf(server, async (db) => {
    const numbers = await createApplicationNumbers({ db }).findNumbers([code])
    const number = numbers.get(code)
    if (number === undefined) throw new Error("No application has this code")
    return number
  })
