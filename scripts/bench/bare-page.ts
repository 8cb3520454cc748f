// A bare Fastify route that sends given headers and bytes: the least that a cached page costs.
import { fastify } from "fastify"

import type { Answer } from "./pages.ts"

const app = fastify({ bodyLimit: 8 * 1024 * 1024 })
const answers = new Map<boolean, Answer & { bytes: Buffer | undefined }>()

app.put<{ Body: Answer[] }>("/answers", async (request) => {
  for (const answer of request.body) {
    const bytes = answer.status === 304 ? undefined : Buffer.from(answer.body, "base64")
    answers.set(answer.status === 304, { ...answer, bytes })
  }
  return { ok: true }
})
app.get("/", (request, reply) => {
  const { status, headers, bytes } = answers.get(request.headers["if-none-match"] !== undefined)!
  reply.status(status).headers(headers).send(bytes)
})
app.get("/healthz", async () => ({ status: "ok" }))

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" })
process.on("SIGINT", () => process.exit(0))
process.on("SIGTERM", () => process.exit(0))
