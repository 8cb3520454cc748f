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
