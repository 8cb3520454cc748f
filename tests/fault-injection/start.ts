import { startServer as startQuietServer } from "#tests/support/servers/server.ts"

/** Starts the real server as a process, without rate limit and load shedding. */
export const startServer = (env: NodeJS.ProcessEnv = {}, entry?: string) =>
  startQuietServer(
    { RATE_SAVE_PER_MINUTE: "1000000", EVENT_LOOP_DELAY_MAX_MS: "60000", ...env },
    entry,
  )
