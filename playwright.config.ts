import { defineConfig } from "@playwright/test"

import { launchOptions } from "./scripts/browser.mjs"

const withoutJavaScript = "**/*.no-js.spec.ts"
const desktopOnly = "**/*.desktop.spec.ts"
/** Tests whose layout differs between phone and desktop: they run on both. All others run on the phone. */
const bothLayouts = ["**/layout.spec.ts", "**/apply.spec.ts"]

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/servers/site.ts",
  outputDir: "test-results",
  reporter: "list",
  workers: 2,
  // A machine that stalls for half a minute fails any test once; what fails twice is broken. The
  // report names each test that needed its second try.
  retries: process.env.CI ? 1 : 0,
  // A test of the console checks passwords, which is slow on purpose.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  use: {
    launchOptions: launchOptions(),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Its answers would not pass the routes that a test replaces. tests/e2e/applications/offline.spec.ts has it.
    serviceWorkers: "block",
    // An action that finds nothing must not wait until the test ends.
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
  projects: [
    {
      name: "desktop",
      testMatch: [desktopOnly, ...bothLayouts],
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: "phone",
      testIgnore: [withoutJavaScript, desktopOnly],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: "no JavaScript",
      testMatch: withoutJavaScript,
      use: { viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
    },
  ],
})
