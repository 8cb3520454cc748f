import { createHash } from "node:crypto"

/** How many rows a table has, and SHA-256 of them all in the order of its key, in hexadecimal digits. */
export interface TableHash {
  rows: number
  hash: string
}

/** PostgreSQL's type of each column, in the order of the columns. */
export type ColumnTypes = ReadonlyMap<string, string>

/** A value as both databases would write it: SQLite knows neither times nor yes and no. */
const plain = (value: unknown, type: string) => {
  if (value === null) return null
  if (type === "boolean") return value === true || value === 1 ? "1" : "0"
  if (type === "timestamp with time zone") return new Date(value as string | Date).toISOString()
  return String(value)
}

/** Takes a table's rows one after another, from either database. */
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

export const isSameHash = (one: TableHash, other: TableHash) =>
  one.rows === other.rows && one.hash === other.hash
