import { pathForLog } from "#server/platform/observability/log.ts"

const everyMs = 10_000

interface Answer {
  reqId: string
  method: string
  url: string
  status: number
}

/** What it needs of Fastify. */
interface App {
  log: Record<"info" | "debug", (line: object, message: string) => void> & { level: string }
  addHook: (name: "onClose", hook: () => Promise<void>) => unknown
}

/**
 * Logs answers of the page cache as counts, a line for each page and status every ten seconds: a line for each answer
 * costs a third of the rate, and a crowd would fill the disk. At level debug there is also one for each.
 */
export const createAnswerLog = (app: App) => {
  const counts = new Map<string, { url: string; status: number; answers: number }>()
  const write = () => {
    for (const { url, status, answers } of counts.values()) {
      app.log.info({ path: pathForLog(url), status, answers }, "answered from the page cache")
    }
    counts.clear()
  }
  const timer = setInterval(write, everyMs).unref()
  app.addHook("onClose", async () => {
    clearInterval(timer)
    write()
  })

  return ({ reqId, method, url, status }: Answer) => {
    const key = `${status} ${url}`
    const counted = counts.get(key)
    if (counted) counted.answers++
    else counts.set(key, { url, status, answers: 1 })
    if (app.log.level === "debug" || app.log.level === "trace") {
      app.log.debug({ reqId, method, path: pathForLog(url), status }, "from the page cache")
    }
  }
}
