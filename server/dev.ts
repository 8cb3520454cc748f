import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import type { ViteDevServer } from "vite"

import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { refuseLostData } from "#server/platform/data-dir/check-data-dir.ts"

import { buildApp } from "./app.ts"

/**
 * The server behind `npm run dev`. The Vite plugin calls this again after each edit and closes the previous
 * server immediately. Vite owns the connections, so Fastify does not wait for requests in flight: `close`
 * does that here.
 */
export const createServer = async (vite?: ViteDevServer) => {
  const config = readConfig({ ...process.env, NODE_ENV: "development" })
  refuseLostData(config)
  const services = await openServices(config)
  const app = await buildApp(config, services, { devServer: vite })
  const inFlight = new Set<ServerResponse>()
  return {
    ready: async () => void (await app.ready()),
    routing: (request: IncomingMessage, response: ServerResponse) => {
      inFlight.add(response)
      response.once("close", () => inFlight.delete(response))
      app.routing(request, response)
    },
    close: async () => {
      // Wait one event loop turn: requests that were queued while this server loaded are routed in the
      // current turn.
      await yieldToEventLoop()
      await Promise.all(Array.from(inFlight, (response) => once(response, "close")))
      await app.close()
      await services.close()
    },
  }
}
