import type { ViteDevServer } from "vite"

import { buildApp } from "./app.ts"
import { readConfig } from "./config.ts"
import { openServices } from "./services.ts"

/** The server behind `npm run dev`, called by the Vite plugin each time server code changes. */
export const createServer = async (vite?: ViteDevServer) => {
  const config = readConfig({ ...process.env, NODE_ENV: "development" })
  const services = await openServices(config)
  const app = await buildApp(config, services, vite)
  app.addHook("onClose", services.close)
  return app
}
