// Runs in a thread of the process that decodes (decoder-process.ts): a parser that does not yield leaves its main thread
// free to watch time and memory.

import { parentPort, workerData } from "node:worker_threads"

import { findPdfProblem } from "./find-pdf-problem.ts"

const { bytes, maxPages } = workerData as { bytes: Uint8Array; maxPages: number }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(await findPdfProblem(bytes, maxPages))
