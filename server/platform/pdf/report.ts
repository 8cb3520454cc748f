/** A document of paragraphs and tables, black on white on A4. All texts may mix Latin and Devanagari letters. */
export interface Report {
  /** The document's title, which a viewer shows. */
  title: string
  /** The main language, such as "hi". */
  language: string
  /** When the content was made. The same report gives the same bytes. */
  date: Date
  /** At the bottom of each page, before the page number. */
  footer: string
  head: readonly Paragraph[]
  tables: readonly ReportTable[]
  foot: readonly Paragraph[]
  /** Lines to sign on, with the text below each; beside each other at the end. */
  signatures: readonly (readonly string[])[]
}

export interface Paragraph {
  text: string
  /** In points; by default that of tables. */
  size?: number
  isBold?: boolean
  isCentered?: boolean
}

export interface ReportTable {
  /** Repeated on each page above the columns; empty: none. */
  title: string
  columns: readonly ReportColumn[]
  /** A text for each column. */
  rows: readonly (readonly string[])[]
  /** In place of columns and rows, if there are no rows. */
  none: string
  /** Paragraphs below the table. */
  notes: readonly string[]
}

export interface ReportColumn {
  /** The lines of the heading. */
  heading: readonly string[]
  /** The width, relative to the other columns. */
  share: number
  /** Numbers are aligned to the right. */
  isNumber?: boolean
}
