const sqliteCodes = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"]
const postgresUniqueViolation = "23505"

/** Whether an insert failed since another row has the same key, in either database. */
export const isUniqueViolation = (error: unknown) => {
  const code = error instanceof Error && "code" in error ? error.code : undefined
  return code === postgresUniqueViolation || sqliteCodes.includes(String(code))
}
