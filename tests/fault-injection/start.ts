import { startServer as startQuietServer } from "#tests/support/server.ts"

/** The real server as a process of its own, that turns nobody away for being one of too many. */
export const startServer = (env: NodeJS.ProcessEnv = {}, entry?: string) =>
  startQuietServer(
    { RATE_SAVE_PER_MINUTE: "1000000", EVENT_LOOP_DELAY_MAX_MS: "60000", ...env },
    entry,
  )
