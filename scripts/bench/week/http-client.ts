import autocannon, { type Options, type Result } from "autocannon"

import { head, percentile, row, say } from "../report.ts"
import { type Act, acts, type visitors } from "./mix.ts"

interface Reply {
  act: Act
  status: number
  ms: number
}

/**
 * Runs all clients at once: each sends its next request as soon as it has a reply. Adds the codes of saved
 * applications to `codes`.
 */
export const sendRequest = async (
  { url, connections, duration }: { url: string; connections: number; duration: number },
  next: Awaited<ReturnType<typeof visitors>>,
  codes: string[],
) => {
  const replies: Reply[] = []
  const asked = new WeakMap<object, { act: Act; at: number }>()
  const options: Options = {
    url,
    connections,
    duration,
    timeout: 120,
    requests: [
      {
        setupRequest: (request, context) => {
          const { act, request: nextRequest } = next()
          asked.set(context, { act, at: performance.now() })
          return { ...request, body: undefined, ...nextRequest }
        },
        onResponse: (status, body, context) => {
          const { act, at } = asked.get(context)!
          if (status >= 500 && !replies.some((reply) => reply.status === status)) {
            say(`The first ${status}, to a ${act}: ${body.slice(0, 200)}`)
          }
          replies.push({ act, status, ms: performance.now() - at })
          if (act !== "save" || status !== 200) return
          const { admission_code } = JSON.parse(body) as { admission_code?: string }
          if (!admission_code) throw new Error(`A save was answered: ${body}`)
          codes.push(admission_code)
        },
      },
    ],
  }
  const result = await new Promise<Result>((resolve, reject) => {
    const asking = autocannon(options, (error, all) => (error ? reject(error) : resolve(all)))
    asking.on("reqError", (error: Error) => say(`A connection broke: ${error.message}`))
  })
  return { replies, broken: result.errors, time: result.duration }
}

export const report = (replies: Reply[], time: number) => {
  head("", "requests", "per second", "p50 ms", "p95 ms", "p99 ms", "refused or failed")
  for (const act of [...acts, undefined]) {
    const of = replies.filter((reply) => act === undefined || reply.act === act)
    if (of.length === 0) continue
    const times = of.map(({ ms }) => ms)
    const failed = of.filter(({ status }) => status !== 200).map(({ status }) => status)
    const kinds = [...new Set(failed)].map(
      (kind) => `${failed.filter((status) => status === kind).length} × ${kind}`,
    )
    row(
      act ?? "all",
      of.length,
      (of.length / time).toFixed(1),
      ...[50, 95, 99].map((hundredths) => percentile(times, hundredths).toFixed(0)),
      kinds.join(", ") || 0,
    )
  }
}
