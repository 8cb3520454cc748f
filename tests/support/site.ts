// Playwright's global setup: one built site for the whole run.
import { startServer } from "./server.ts"

export default async () => {
  // All tests come from one address, so the limits that a person never meets must be wide.
  const server = await startServer({
    LOG_LEVEL: "warn",
    // Sign-in failures are counted by address: a journey may say which one it comes from.
    TRUST_PROXY: "loopback",
    RATE_SAVE_PER_MINUTE: "100000",
    RATE_PRINT_PER_MINUTE: "100000",
    RATE_MESSAGES_PER_10_MINUTES: "100000",
  })
  process.env.BASE_URL = server.url
  return server.close
}
