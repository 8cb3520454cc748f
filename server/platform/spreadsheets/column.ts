import type { Bilingual, Language } from "#domain/content/text.ts"

/** A column of an exported spreadsheet. */
export interface Column<Row> {
  /** Identifies the column in code and tests. */
  key: string
  /** Column header, in the language of the export. */
  title: string
  /** Texts stay texts, even if they are digits; null leaves the cell empty. */
  value: (row: Row) => string | number | null
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
