import autocannon from "autocannon"

import { connections } from "./ratios.ts"

interface Body {
  body: string | Buffer
  headers: Record<string, string>
}

/** Posts these bodies over 50 connections and returns the requests per second. Throws if one is refused. */
export const sendAll = async (url: string, bodies: Body[]) => {
  const amount = bodies.length
  let failed = 0
  const start = performance.now()
  let end = start
  await autocannon({
    url,
    connections,
    amount,
    timeout: 120,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => ({ ...request, ...bodies.pop() }),
        onResponse: (status) => {
          if (status !== 200) failed++
          // autocannon itself ends only at the next full second.
          end = performance.now()
        },
      },
    ],
  })
  if (failed > 0) throw new Error(`${url} refused ${failed} requests`)
  return amount / ((end - start) / 1000)
}
