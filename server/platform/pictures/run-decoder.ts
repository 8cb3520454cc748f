import type { ChildProcess } from "node:child_process"
import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { extname, join } from "node:path"
import { setImmediate } from "node:timers/promises"

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
 * Calls `act`, which may start a process, and passes on the error of one that cannot start. tinypool does not listen for
 * that error if the system has no free file descriptor, and it would end the server.
 */
const listenForStartErrors = <Result>(act: () => Result, onError: (error: Error) => void) => {
  const listen = (message: unknown) =>
    void (message as { process: ChildProcess }).process.on("error", onError)
  subscribe("child_process", listen)
  try {
    return act()
  } finally {
    unsubscribe("child_process", listen)
  }
}

/** What became of a task's attempt to run. */
interface Attempt {
  stop: AbortController
  isStarted: boolean
  startError?: Error
}

/** The outcome of a task whose process ended or did not start. Throws a transient error if it did not start. */
const outcomeOfFailure = async (error: Error, attempt: Attempt) => {
  const { reason } = attempt.stop.signal
  if (reason instanceof DecoderStartError) throw reason
  if (attempt.isStarted) return { problem: "too_complex" as const }
  // The system's error follows that of tinypool, which is that it cannot send the task.
  await setImmediate()
  throw new DecoderStartError(attempt.startError ?? error)
}

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
    const attempt: Attempt = { stop, isStarted: false }
    running = stop
    const timer = setTimeout(() => stop.abort(), timeoutMs)
    try {
      const opened = (pool ??= openPool())
      const outcome = listenForStartErrors(
        () => opened.run(task, { name, signal: stop.signal }),
        (error) => (attempt.startError = error),
      )
      attempt.isStarted = true
      return (await outcome) as Outcome<Name>
    } catch (error) {
      // An error of the process arrives as a plain object, one of the pool as an Error.
      if (!(error instanceof Error)) throw Object.assign(new Error("decoding failed"), error)
      discardPool()
      return await outcomeOfFailure(error, attempt)
    } finally {
      clearTimeout(timer)
      running = undefined
    }
  }
}
