import { extname, join } from "node:path"

import { Tinypool } from "tinypool"

import type * as decoderProcess from "./decoder-process.ts"

export type Decoder = typeof decoderProcess
export type OptionsOf<Name extends keyof Decoder> = Parameters<Decoder[Name]>[0]["options"]
/** "too_complex": the task killed the process, or took too long. */
export type Outcome<Name extends keyof Decoder> =
  | Awaited<ReturnType<Decoder[Name]>>
  | { problem: "too_complex" }

/** The process could not start. Its code makes it a transient error: 503 with Retry-After. */
class DecoderStartError extends Error {
  readonly code = "ERR_PICTURE_DECODER"

  constructor(cause: unknown) {
    super("the picture decoder did not start", { cause })
  }
}

/** Beside this module: as a source, and in the build (vite.server.config.ts). */
const filename = join(import.meta.dirname, `decoder-process${extname(import.meta.filename)}`)

/** A pool of one process, without the environment of this one, which holds keys and passwords. */
const newPool = (idleTimeout: number) =>
  new Tinypool({
    filename,
    runtime: "child_process",
    serialization: "advanced",
    env: { MALLOC_ARENA_MAX: "1" },
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  })

/**
 * Runs a task in a process of its own, which starts with the first one and ends without any for `idleMs`. A task that
 * takes `timeoutMs` is ended with its process. One task at a time.
 */
export const createDecoderRunner = ({
  timeoutMs,
  idleMs,
}: {
  timeoutMs: number
  idleMs: number
}) => {
  let pool: Tinypool | undefined
  let running: AbortController | undefined

  /** The next task gets a new pool: one whose process failed may be left without a free place. */
  const discardPool = () => {
    void pool?.destroy()
    pool = undefined
  }

  const openPool = () => {
    const opened = newPool(idleMs)
    // Also when the process ends while it is idle: nothing runs then.
    opened.on("error", (error) => {
      if (pool !== opened) return
      running?.abort(new DecoderStartError(error))
      discardPool()
    })
    return opened
  }

  return async <Name extends keyof Decoder>(
    name: Name,
    task: decoderProcess.DecoderTask<OptionsOf<Name>>,
  ): Promise<Outcome<Name>> => {
    const stop = new AbortController()
    running = stop
    const timer = setTimeout(() => stop.abort(), timeoutMs)
    let isStarted = false
    try {
      pool ??= openPool()
      const outcome = pool.run(task, { name, signal: stop.signal })
      isStarted = true
      return (await outcome) as Outcome<Name>
    } catch (error) {
      // An error of the process arrives as a plain object, one of the pool as an Error.
      if (!(error instanceof Error)) throw Object.assign(new Error("decoding failed"), error)
      discardPool()
      if (stop.signal.reason instanceof DecoderStartError) throw stop.signal.reason
      if (!isStarted) throw new DecoderStartError(error)
      return { problem: "too_complex" }
    } finally {
      clearTimeout(timer)
      running = undefined
    }
  }
}
