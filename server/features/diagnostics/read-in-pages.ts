const rowsOfPage = 1000

/** Rows in the order of their key, a page at a time; `page` reads those after a key. */
export async function* readInPages<Row>(
  page: (after: string, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for (let after = ""; ;) {
    const rows = await page(after, rowsOfPage)
    if (rows.length === 0) return
    yield rows
    after = keyOf(rows.at(-1)!)
  }
}
