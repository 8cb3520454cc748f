import type { ExportFormat } from "#server/platform/spreadsheets/export-table.ts"

import { sendForMember } from "../api/api-client.ts"

const quote = 0x22
const lineEnd = 0x0a

/** Counts the lines of a CSV file that arrives in chunks, ignoring line breaks within quotes. */
export const createLineCounter = () => {
  let isQuoted = false
  let lines = 0
  return (piece: Uint8Array) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineEnd && !isQuoted) lines++
    }
    return lines
  }
}

/** The records that can be exported. */
export type Exported = "applications" | "papers" | "students"

interface TableRequest {
  format: ExportFormat
  language: string
  filter: object
  reveal?: { why: string }
}

export interface DownloadProgress {
  bytes: number
  /** Rows received; undefined for a workbook, because it is compressed. */
  rows: number | undefined
  /** Total rows, if the server sends the number. */
  total: number | undefined
}

export interface Table {
  name: string
  content: Blob
}

/** The file name of a download, if the server gives one. */
const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1]

/**
 * Downloads an exported table. Throws an HttpError if it is refused, an Error with a message key if it ends early, and
 * the signal's reason if it is aborted.
 */
export const downloadTable = async (
  records: Exported,
  tableRequest: TableRequest,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<Table> => {
  const response = await sendForMember("POST", `/${records}/export`, tableRequest, signal)
  const totalCount = response.headers.get("x-total-count")
  const total = totalCount === null ? undefined : Number(totalCount)
  const countLines = tableRequest.format === "csv" ? createLineCounter() : undefined
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length
      const lines = countLines?.(piece)
      // Do not count the header line.
      onProgress({ bytes, rows: lines && lines - 1, total })
      controller.enqueue(piece)
    },
  })
  onProgress({ bytes, rows: countLines && 0, total })
  try {
    // Collect into a Blob: the browser can keep a large one out of memory.
    const content = await new Response(response.body!.pipeThrough(counter)).blob()
    const type = response.headers.get("content-type") ?? ""
    const name = fileNameOf(response) ?? `${records}.${tableRequest.format}`
    return { name, content: new Blob([content], { type }) }
  } catch (error) {
    signal.throwIfAborted()
    throw new Error("console.export.incomplete", { cause: error })
  }
}

/** Saves a table through the browser's download. */
export const saveTable = ({ name, content }: Table) => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Keep the URL for a minute; a started download no longer needs it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves the file of an answer, and returns its name: `fallback` if the server gives none. */
export const downloadFile = async (answer: Promise<Response>, fallback: string) => {
  const response = await answer
  const name = fileNameOf(response) ?? fallback
  saveTable({ name, content: await response.blob() })
  return name
}
