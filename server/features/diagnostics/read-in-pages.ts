const rowsOfPage = 1000

/** Keyset pagination: yields all rows in key order, a page at a time. `page` reads the rows after a key. */
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
