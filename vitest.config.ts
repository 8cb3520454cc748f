import { configDefaults, defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["{app,content,domain,server,scripts,tests}/**/*.test.{ts,tsx}"],
    // They break things for minutes: vitest.faults.config.ts.
    exclude: [...configDefaults.exclude, "tests/faults/**"],
    globalSetup: "tests/support/postgres.ts",
    // Not a promise of speed: a test that hangs ends, one on a busy machine does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
