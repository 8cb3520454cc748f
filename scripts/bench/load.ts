import autocannon from "autocannon"

/** Result of one round of requests. Times are in milliseconds. */
export interface Round {
  perSecond: number
  p50: number
  p99: number
  replies: { status: number; body: string }[]
}

interface Load {
  url: string
  method: "POST"
  headers: Record<string, string>
  /** The body of each request, in order. */
  bodies: Buffer[]
  connections: number
}

/** Sends every body once over `connections` connections and keeps every reply. */
export const load = async ({ url, method, headers, bodies, connections }: Load): Promise<Round> => {
  const replies: Round["replies"] = []
  let next = 0
  const started = performance.now()
  let ended = started
  const result = await autocannon({
    url,
    connections,
    amount: bodies.length,
    timeout: 120,
    requests: [
      {
        method,
        headers,
        setupRequest: (request) => ({ ...request, body: bodies[next++ % bodies.length]! }),
        onResponse: (status, body) => {
          replies.push({ status, body })
          // Take the time here: autocannon itself ends only at the next full second.
          ended = performance.now()
        },
      },
    ],
  })
  const seconds = (ended - started) / 1000
  const { p50, p99 } = result.latency
  return { perSecond: replies.length / seconds, p50, p99, replies }
}
