import type { ExportFormat } from "#server/features/applications/applications.ts"

import { sendRequest } from "../../api-client.ts"
import { createLineCounter } from "./count-lines.ts"

/** What is asked of the server. */
export interface TableRequest {
  format: ExportFormat
  language: string
  filter: object
  reveal?: { why: string }
}

/** How far it has come. */
export interface Progress {
  bytes: number
  /** Rows so far; not known of a workbook, whose bytes are packed. */
  rows: number | undefined
  /** Rows in all, where the server knows it. */
  total: number | undefined
}

export interface Table {
  name: string
  content: Blob
}

/** The table is broken off: what came of it is worth nothing. */
export class Incomplete extends Error {}

const nameIn = (response: Response, format: ExportFormat) =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ??
  `applications.${format}`

/**
 * Receives an exported table whole. Throws an HttpError where it is refused, Incomplete where it breaks off,
 * the signal's reason where it is stopped.
 */
export const downloadTable = async (
  asked: TableRequest,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Table> => {
  const response = await sendRequest("POST", "/applications/export", asked, signal)
  const said = response.headers.get("x-total-count")
  const total = said === null ? undefined : Number(said)
  const countLines = asked.format === "csv" ? createLineCounter() : undefined
  let bytes = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length
      const lines = countLines?.(piece)
      // The first line holds the titles.
      onProgress({ bytes, rows: lines && lines - 1, total })
      controller.enqueue(piece)
    },
  })
  onProgress({ bytes, rows: countLines && 0, total })
  try {
    // The browser gathers it, where a large one need not lie in memory.
    const content = await new Response(response.body!.pipeThrough(counted)).blob()
    const type = response.headers.get("content-type") ?? ""
    return { name: nameIn(response, asked.format), content: new Blob([content], { type }) }
  } catch (error) {
    signal.throwIfAborted()
    throw new Incomplete("broken off", { cause: error })
  }
}

/** Puts a table among the browser's downloads. */
export const saveTable = ({ name, content }: Table) => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The download has its own hold on the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
