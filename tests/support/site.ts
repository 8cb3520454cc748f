// Playwright's global setup: one built site for the whole run.
import { startServer } from "./server.ts"

export default async () => {
  // All tests come from one address, so the limits that a person never meets must be wide.
  const server = await startServer({
    LOG_LEVEL: "warn",
    RATE_SAVE_PER_MINUTE: "100000",
    RATE_PRINT_PER_MINUTE: "100000",
  })
  process.env.BASE_URL = server.url
  return server.close
}
