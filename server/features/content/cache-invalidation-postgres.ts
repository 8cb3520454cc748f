import { Client } from "pg"

import type { ContentVersionWatch } from "./content-version.ts"

const reconnectMs = 1000
/** Poll interval: a connection cut by a firewall reports no error, so test it regularly. */
const checkMs = 15_000
const answerMs = 5000

/**
 * Listens for `content_changed` on a dedicated connection and reads the version after each notification. The
 * version is unknown while the connection is down and between notification and reading. It also stays unknown
 * where notifications never arrive, as through a pooler in transaction mode. So the first read waits for a
 * notification that this process sends over another connection.
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
    // The connection may be half open: do not wait for it to close.
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
        // A notification during the read may be newer than the result: read again.
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
