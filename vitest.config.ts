import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["{app,content,domain,server,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/postgres.ts",
    // Not a promise of speed: a test that hangs ends, one on a busy machine does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
