// One server with the built pages for a whole run; the default export is Playwright's global setup.
import { startServer } from "./server.ts"

export const startSite = () =>
  // All tests come from one address, so the rate limits must be wide.
  startServer({
    LOG_LEVEL: "warn",
    // Sign-in failures are counted by address, so a test may set its own in X-Forwarded-For.
    TRUST_PROXY: "loopback",
    RATE_SAVE_PER_MINUTE: "100000",
    RATE_PRINT_PER_MINUTE: "100000",
    RATE_DRAFTS_PER_MINUTE: "100000",
    RATE_LOGIN_PER_MINUTE: "100000",
    RATE_MESSAGES_PER_10_MINUTES: "100000",
  })

export default async () => {
  process.env.SITE_STARTED_AT = new Date().toISOString()
  const server = await startSite()
  process.env.BASE_URL = server.url
  return server.close
}
