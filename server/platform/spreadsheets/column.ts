import type { Bilingual, Language } from "#domain/content/text.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"

/** A date cell of a workbook. In CSV, which has no types, it is the ISO text, which every program reads alike. */
export interface DateCell {
  /** YYYY-MM-DD, or with a time of day YYYY-MM-DD HH:MM. */
  date: string
}

export type CellValue = string | number | DateCell | null

/** The cell of an ISO day; a text that is none stays a text. Nothing for an empty text. */
export const dayCell = (day: string | null): CellValue => {
  if (!day) return null
  return /^\d{4}-\d\d-\d\d$/.test(day) ? { date: day } : day
}

/** The cell of an instant (ISO 8601), in India's time. Nothing for an empty text. */
export const timeCell = (instant: string | null): CellValue => {
  if (!instant) return null
  const at = new Date(instant)
  return { date: `${dayInIndia(at)} ${timeInIndia(at)}` }
}

/** A column of an exported spreadsheet. */
export interface Column<Row> {
  /** Identifies the column in code and tests. */
  key: string
  /** Column header, in the language of the export. */
  title: string
  /** Texts stay texts, even if they are digits; null leaves the cell empty. */
  value: (row: Row) => CellValue
}

/** Rows in memory, or streamed from the database. */
export type Rows<Row> = Iterable<Row> | AsyncIterable<Row>

/** Columns with these values, in their order, each with its title in the language of the export. */
export const columnsFrom = <Row, Key extends string>(
  values: Record<Key, Column<Row>["value"]>,
  titles: Record<Key, Bilingual>,
  language: Language,
): Column<Row>[] =>
  Object.entries<Column<Row>["value"]>(values).map(([key, value]) => ({
    key,
    title: titles[key as Key][language],
    value,
  }))
