// Baseline for a page: a Fastify route that only sends the bytes and headers it was given.
import { fastify } from "fastify"

interface Page {
  headers: Record<string, string>
  /** Base64. */
  body: string
}

let headers: Record<string, string> = {}
let body = Buffer.alloc(0)

const app = fastify()
app.put<{ Body: Page }>("/", async (request) => {
  headers = request.body.headers
  body = Buffer.from(request.body.body, "base64")
  return { ok: true }
})
app.get("/", (_request, reply) => {
  reply.headers(headers).send(body)
})
app.get("/readyz", async () => ({ status: "ready" }))

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" })
process.on("SIGTERM", () => process.exit(0))
