import { randomUUID } from "node:crypto"

import autocannon from "autocannon"

import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startServer } from "#tests/support/servers/server.ts"

import { compareRates } from "./figures.ts"
import { memoryOf, say } from "./report.ts"

const savesPerRound = 800
/** Clients that send at the same time. */
const connections = 50

/** All requests come from one address here, and none is refused for that. */
const settings = { LOG_LEVEL: "warn", RATE_SAVE_PER_MINUTE: "1000000" }

interface Body {
  body: Buffer
  headers: Record<string, string>
}

/** Posts these bodies and returns the requests per second. Throws if one is refused. */
const sendAll = async (url: string, bodies: Body[]) => {
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

/** Applications with both pictures, against a route that stores the same parts durably. */
export const benchSaves = async () => {
  const pictures = await makeSamplePictures()
  const multipart = async (): Promise<Body> => {
    const form = toFormData(validForm("BSc"), pictures, { submission_key: randomUUID() })
    const request = new Request("http://college.example", { method: "POST", body: form })
    const body = Buffer.from(await request.arrayBuffer())
    return { body, headers: { "content-type": request.headers.get("content-type")! } }
  }
  const saveAt = (url: string) => async () => {
    const bodies = await Promise.all(Array.from({ length: savesPerRound }, multipart))
    return sendAll(`${url}/api/v2/admission/save`, bodies)
  }
  const ours = await startServer(settings)
  const bare = await startServer({}, "scripts/bench/bare-save.ts")
  try {
    const title = `Applications with both pictures, ${savesPerRound} a round`
    const peer = { name: "bare server", ask: saveAt(bare.url) }
    const figure = await compareRates(title, 0.4, saveAt(ours.url), peer)
    say(`${title}: memory ${memoryOf(ours.pid())} MB, bare server ${memoryOf(bare.pid())} MB`)
    return [figure]
  } finally {
    await bare.close()
    await ours.close()
  }
}
