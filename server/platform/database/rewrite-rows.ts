import type { Transaction } from "kysely"

import type { Database } from "./connect.ts"
import type { Tables } from "./tables.ts"

/** Rows of one transaction: short enough that other processes can write in between. */
const batchSize = 500

interface Rewrite<Row> {
  /** At most `limit` rows that are still to be rewritten. */
  find: (limit: number) => Promise<Row[]>
  update: (transaction: Transaction<Tables>, row: Row) => Promise<unknown>
}

/** Rewrites rows in batches until none is found. An update must take its row out of what `find` returns. */
export const rewriteRows = async <Row>(db: Database, { find, update }: Rewrite<Row>) => {
  let rows = await find(batchSize)
  while (rows.length > 0) {
    const batch = rows
    await db.transaction().execute(async (transaction) => {
      for (const row of batch) await update(transaction, row)
    })
    rows = await find(batchSize)
  }
}
