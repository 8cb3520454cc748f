import { CsvError, type Info, parse } from "csv-parse/sync"

import { categories, compartments } from "#domain/merit/allocation-rule.ts"
import { toHundredths } from "#domain/merit/hundredths.ts"
import type { Candidate } from "#domain/merit/ranking.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

/** The columns of CANDIDATES.csv. */
export const columnNames = [
  "code",
  "category",
  "traits",
  "index",
  "intermediate",
  "highschool",
  "dob",
  "accepted",
] as const

const required = ["code", "category", "index"]
const shownErrors = 20

/** Parses the columns of one line. Each returns a value, or throws the reason without a name of the column. */
const option = <Name extends string>(names: readonly Name[], text: string) => {
  const name = names.find((one) => one === text)
  if (!name) throw new Error(`${JSON.stringify(text)} is none of ${names.join(", ")}`)
  return name
}

const decimal = (text: string) => {
  const hundredths = toHundredths(text)
  if (hundredths !== undefined) return hundredths
  const isLonger = /^-?\d+\.\d{3,}$/.test(text)
  throw new Error(
    `${JSON.stringify(text)} ${isLonger ? "has more than two decimals" : "is not a number like 72.40"}`,
  )
}

/** An ISO day as a number that is smaller for an earlier day. The message does not repeat a birth date. */
const day = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(`${text}T`)
  if (!isDay) throw new Error("is not a date like 2007-03-15")
  return Number(text.replaceAll("-", ""))
}

const candidateOf = (columns: Record<string, string>, errors: string[]): Candidate | undefined => {
  const found = errors.length
  const read = <Value>(column: string, parseText: (text: string) => Value) => {
    try {
      return parseText(columns[column] ?? "")
    } catch (error) {
      errors.push(`${column}: ${(error as Error).message}`)
      return undefined
    }
  }
  const readOptional = <Value>(column: string, parseText: (text: string) => Value) =>
    columns[column] ? (read(column, parseText) ?? null) : null
  const code = columns.code ?? ""
  if (code === "") errors.push("code: is missing")
  const traits = (columns.traits ?? "").split(";").map((trait) => trait.trim())
  const candidate = {
    code,
    category: read("category", (text) => option(categories, text)),
    traits: [...new Set(traits.filter((trait) => trait !== ""))],
    index: read("index", decimal),
    intermediate: readOptional("intermediate", decimal),
    highschool: readOptional("highschool", decimal),
    born: readOptional("dob", day),
    accepted: readOptional("accepted", (text) => option(compartments, text)),
  }
  return errors.length === found ? (candidate as Candidate) : undefined
}

interface Row {
  line: number
  columns: Record<string, string>
}

const namesOf = (headings: readonly string[]) => {
  const names = headings.map((heading) => heading.trim().toLowerCase())
  const missing = required.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw new OperatorError(`The first line must name the columns; missing: ${missing.join(", ")}`)
  }
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index)
  if (twice !== undefined) throw new OperatorError(`The first line names "${twice}" twice`)
  return names
}

const readRows = (text: string): Row[] => {
  // The library asks for no names then.
  if (text.trim() === "") namesOf([])
  try {
    const rows = parse(text, {
      bom: true,
      columns: namesOf,
      info: true,
      skip_empty_lines: true,
      trim: true,
      // Empty columns at the end of a line may be left out.
      relax_column_count_less: true,
    }) as unknown as { record: Record<string, string>; info: Info }[]
    return rows.map(({ record, info }) => ({ line: info.lines, columns: record }))
  } catch (error) {
    // The library's message may contain values of the row, such as a birth date.
    if (error instanceof CsvError) {
      throw new OperatorError(
        `line ${String(error.lines)}: not a line of the table (${error.code})`,
      )
    }
    throw error
  }
}

const isColumn = (name: string) => name === "" || columnNames.some((column) => column === name)

/** What a table has that decides nothing: other columns, and traits that the rule does not name. */
const warningsOf = (
  rows: readonly Row[],
  unknownTraits: ReadonlyMap<string, readonly number[]>,
) => {
  const others = Object.keys(rows[0]?.columns ?? {}).filter((name) => !isColumn(name))
  const traits = [...unknownTraits].map(([trait, [first, ...more]]) => {
    const place = more.length > 0 ? `line ${first} and ${more.length} more` : `line ${first}`
    return `${place}: traits: the rule has no "${trait}"`
  })
  return [
    ...others.map((name) => `line 1: "${name}" is none of ${columnNames.join(", ")}`),
    ...traits,
  ]
}

/**
 * Parses CANDIDATES.csv. Throws OperatorError with all its errors. `warnings` names the columns and traits that decide
 * nothing.
 */
export const readCandidates = (text: string, knownTraits: readonly string[]) => {
  const errors: string[] = []
  const unknownTraits = new Map<string, number[]>()
  const lines = new Map<string, number>()
  const rows = readRows(text)
  const candidates = rows.flatMap(({ line, columns }) => {
    const lineErrors: string[] = []
    const candidate = candidateOf(columns, lineErrors)
    const code = columns.code ?? ""
    const first = lines.get(code)
    if (code !== "" && first)
      lineErrors.push(`code: ${JSON.stringify(code)} is also in line ${first}`)
    lines.set(code, line)
    errors.push(...lineErrors.map((error) => `line ${line}: ${error}`))
    const unknown = candidate?.traits.filter((trait) => !knownTraits.includes(trait)) ?? []
    for (const trait of unknown) {
      const found = unknownTraits.get(trait)
      if (found) found.push(line)
      else unknownTraits.set(trait, [line])
    }
    return candidate ?? []
  })
  if (errors.length > 0) {
    const more = errors.length - shownErrors
    const rest = more > 0 ? [`and ${more} more`] : []
    throw new OperatorError([...errors.slice(0, shownErrors), ...rest].join("\n"))
  }
  return { candidates, warnings: warningsOf(rows, unknownTraits) }
}
