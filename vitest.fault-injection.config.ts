import { defineConfig } from "vitest/config"

// `npm run test:fault-injection`: fault injection: disk, database, bucket and process fail. FAULTS=short runs fewer rounds.
export default defineConfig({
  test: {
    include: ["tests/fault-injection/**/*.test.ts"],
    globalSetup: "tests/support/global-setup.ts",
    // Most of them wait for a process to start or for patience to end: two cores do several at once.
    maxWorkers: 3,
    maxConcurrency: 3,
    // Not a promise of speed: a test that hangs ends, one on a busy machine does not.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
