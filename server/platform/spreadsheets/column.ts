/** A column of an exported table. */
export interface Column<Row> {
  /** The column's name to programs and tests. */
  key: string
  /** What stands above it, in the language of whoever exports. */
  title: string
  /** Texts stay texts, also those of digits; null leaves the cell empty. */
  value: (row: Row) => string | number | null
}
