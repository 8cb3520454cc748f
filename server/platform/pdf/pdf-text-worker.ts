// Runs in a thread of a process of its own (decoder-process.ts), like pdf-worker.ts.

import { readFile } from "node:fs/promises"
import { parentPort, workerData } from "node:worker_threads"

import { extractPdfText } from "./extract-pdf-text.ts"

const { path, maxPages, maxLength } = workerData as {
  path: string
  maxPages: number
  maxLength: number
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(await extractPdfText(await readFile(path), { maxPages, maxLength }))
