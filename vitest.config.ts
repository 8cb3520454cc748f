import { configDefaults, defineConfig } from "vitest/config"

// Not a promise of speed: a test that hangs ends, one on a busy machine does not.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // The default leaves one core idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,content,domain,server,scripts,tests}/**/*.test.{ts,tsx}"],
          // tests/fault-injection breaks things for minutes: vitest.fault-injection.config.ts.
          exclude: [...configDefaults.exclude, "tests/fault-injection/**", "tests/http/**"],
          globalSetup: "tests/support/postgres.ts",
          ...timeouts,
        },
      },
      {
        // The built pages over HTTP, without a browser.
        test: {
          name: "site",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: "tests/support/built-site.ts",
          ...timeouts,
        },
      },
    ],
  },
})
