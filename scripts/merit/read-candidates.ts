import { categories, compartments } from "#domain/merit/allocation-rule.ts"
import { toHundredths } from "#domain/merit/hundredths.ts"
import type { Candidate } from "#domain/merit/ranking.ts"
import { cellFaultTexts } from "#domain/spreadsheets/table-faults.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import {
  findTable,
  type RowWithHeadings,
  type TableSource,
} from "#server/platform/spreadsheets/find-headings.ts"
import { readTable } from "#server/platform/spreadsheets/read-table.ts"

/** The columns of a table of candidates. */
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

type ColumnName = (typeof columnNames)[number]

const headings = Object.fromEntries(columnNames.map((name) => [name, []])) as unknown as Record<
  ColumnName,
  readonly string[]
>
const required: readonly ColumnName[] = ["code", "category", "index"]
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

type Row = RowWithHeadings<ColumnName>

/** The text of a cell; a stored date as an ISO day. */
const textOf = ({ cells }: Row, column: ColumnName) => {
  const cell = cells[column]
  return cell?.day ?? cell?.text.trim() ?? ""
}

const candidateOf = (row: Row, errors: string[]): Candidate | undefined => {
  const count = errors.length
  const read = <Value>(column: ColumnName, parseText: (text: string) => Value) => {
    try {
      const fault = row.cells[column]?.fault
      if (fault) throw new Error(cellFaultTexts[fault][0])
      return parseText(textOf(row, column))
    } catch (error) {
      errors.push(`${column}: ${(error as Error).message}`)
      return undefined
    }
  }
  const readOptional = <Value>(column: ColumnName, parseText: (text: string) => Value) =>
    textOf(row, column) || row.cells[column]?.fault ? (read(column, parseText) ?? null) : null
  const code = read("code", (text) => text) ?? ""
  if (code === "") errors.push("code: is missing")
  const traits = (readOptional("traits", (text) => text) ?? "")
    .split(";")
    .map((trait) => trait.trim())
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
  return errors.length === count ? (candidate as Candidate) : undefined
}

/** What a table has that decides nothing: other columns, and traits that the rule does not name. */
const warningsOf = (
  { ignoredHeadings, headingRow }: TableSource,
  unknownTraits: ReadonlyMap<string, readonly number[]>,
) => {
  const traits = [...unknownTraits].map(([trait, [first, ...more]]) => {
    const place = more.length > 0 ? `row ${first} and ${more.length} more` : `row ${first}`
    return `${place}: traits: the rule has no "${trait}"`
  })
  return [
    ...ignoredHeadings.map(
      (name) => `row ${headingRow}: "${name}" is none of ${columnNames.join(", ")}`,
    ),
    ...traits,
  ]
}

/**
 * Reads a table of candidates, as a workbook (.xlsx) or CSV. Throws UnreadableTable, or OperatorError with the errors of its rows.
 * `warnings` names the columns and traits that decide nothing.
 */
export const readCandidates = async (bytes: Uint8Array, knownTraits: readonly string[]) => {
  const errors: string[] = []
  const unknownTraits = new Map<string, number[]>()
  const rowsByCode = new Map<string, number>()
  const { rows, source } = await findTable(readTable(bytes), headings, { required })
  const candidates = rows.flatMap((row) => {
    const rowErrors: string[] = []
    const candidate = candidateOf(row, rowErrors)
    const code = textOf(row, "code")
    const first = rowsByCode.get(code)
    if (code !== "" && first)
      rowErrors.push(`code: ${JSON.stringify(code)} is also in row ${first}`)
    rowsByCode.set(code, row.number)
    errors.push(...rowErrors.map((error) => `row ${row.number}: ${error}`))
    const unknown = candidate?.traits.filter((trait) => !knownTraits.includes(trait)) ?? []
    for (const trait of unknown) {
      const line = unknownTraits.get(trait)
      if (line) line.push(row.number)
      else unknownTraits.set(trait, [row.number])
    }
    return candidate ?? []
  })
  if (errors.length > 0) {
    const more = errors.length - shownErrors
    const rest = more > 0 ? [`and ${more} more`] : []
    throw new OperatorError([...errors.slice(0, shownErrors), ...rest].join("\n"))
  }
  return { candidates, warnings: warningsOf(source, unknownTraits) }
}
