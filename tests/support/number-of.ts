import { createApplicationNumbers } from "#server/features/applications/applications.ts"
import { withDatabase } from "#server/platform/database/connect.ts"

/** Finds application numbers and admission codes in the database of a running server. */
export const numbersIn = <Result>(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  find: (numbers: ReturnType<typeof createApplicationNumbers>) => Promise<Result>,
) =>
  withDatabase({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, (db) =>
    find(createApplicationNumbers({ db })),
  )

/** The application number of an admission code. */
export const numberOf = async (server: Parameters<typeof numbersIn>[0], code: string) => {
  const numbers = await numbersIn(server, ({ findNumbers }) => findNumbers([code]))
  const number = numbers.get(code)
  if (number === undefined) throw new Error("No application has this code")
  return number
}
