import { createHash } from "node:crypto"

/** Row count of a table, and the SHA-256 (hexadecimal) of all its rows in key order. */
export interface TableHash {
  rows: number
  hash: string
}

/** PostgreSQL's data type of each column, in column order. */
export type ColumnTypes = ReadonlyMap<string, string>

/** Normalises a value so that both databases hash it equally: SQLite has neither timestamps nor booleans. */
const plain = (value: unknown, type: string) => {
  if (value === null) return null
  if (type === "boolean") return value === true || value === 1 ? "1" : "0"
  if (type === "timestamp with time zone") return new Date(value as string | Date).toISOString()
  return String(value)
}

/** Hashes the rows of a table from either database, one after another. */
export const startTableHash = (types: ColumnTypes) => {
  const hash = createHash("sha256")
  let rows = 0
  return {
    add: (row: Record<string, unknown>) => {
      rows += 1
      const values = [...types].map(([column, type]) => plain(row[column], type))
      hash.update(`${JSON.stringify(values)}\n`)
    },
    end: (): TableHash => ({ rows, hash: hash.digest("hex") }),
  }
}

export const isSameHash = (a: TableHash, b: TableHash) => a.rows === b.rows && a.hash === b.hash
