import { hash } from "node:crypto"

import { LRUCache } from "lru-cache"

import { drawReport } from "./draw-report.ts"
import type { Report } from "./report.ts"

const maxBytes = 8 * 1024 * 1024

/** Draws each report once, also if it is asked for many times at once or at addresses that the page cache ignores. */
export const createReportFiles = (draw = drawReport) => {
  const files = new LRUCache<string, Buffer, Report>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  return (report: Report) =>
    files.forceFetch(hash("sha256", JSON.stringify(report)), { context: report })
}
