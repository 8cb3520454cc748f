import { Client } from "pg"

import type { ContentVersionWatch } from "./cache-invalidation.ts"

const reconnectMs = 1000
/** A connection cut by a firewall says nothing: it is found out by asking now and then. */
const checkMs = 15_000
const answerMs = 5000

/**
 * Listens on a connection of its own for `content_changed`, and reads the version when it is heard. While
 * the connection is down, and between hearing and reading, the version is not known. Nor is it where
 * nothing is ever heard, as through a pooler that lends a connection for one transaction: so the first
 * reading waits for a call of ours, made over another connection.
 */
export const watchOnPostgres = (connectionString: string): ContentVersionWatch => {
  const options = {
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  }
  let known: number | undefined
  let client: Client | undefined
  let next: NodeJS.Timeout | undefined
  let isClosed = false

  const later = (work: () => void, ms: number) => {
    clearTimeout(next)
    if (!isClosed) next = setTimeout(work, ms).unref()
  }

  const drop = (lost: Client) => {
    if (lost !== client) return
    client = undefined
    known = undefined
    // It may be half dead, so nobody waits for its farewell.
    lost.end().catch(() => undefined)
    later(connect, reconnectMs)
  }

  const listenOn = async (listener: Client) => {
    let heard = 0
    let isReading = false
    const read = async () => {
      heard += 1
      if (isReading) return
      isReading = true
      let answered: number
      let version: number | undefined
      do {
        answered = heard
        const { rows } = await listener.query("select version from content_version")
        version = rows[0]?.version
        // What was heard while reading may be newer than what was read.
      } while (answered !== heard)
      isReading = false
      if (listener !== client) return
      known = version
      later(readOrDrop, checkMs)
    }
    const readOrDrop = () => void read().catch(() => drop(listener))

    listener.on("notification", () => {
      known = undefined
      readOrDrop()
    })
    await listener.connect()
    await listener.query("listen content_changed")
    await call()
  }

  const call = async () => {
    const caller = new Client(options)
    caller.on("error", () => undefined)
    await caller.connect()
    await caller.query("notify content_changed").finally(() => caller.end())
  }

  const connect = () => {
    const fresh = new Client(options)
    client = fresh
    fresh.on("error", () => drop(fresh))
    fresh.on("end", () => drop(fresh))
    listenOn(fresh).catch(() => drop(fresh))
  }

  connect()
  return {
    version: () => known,
    close: async () => {
      isClosed = true
      clearTimeout(next)
      const last = client
      client = undefined
      known = undefined
      await last?.end()
    },
  }
}
