import { defineConfig } from "@playwright/test"

import { launchOptions } from "./scripts/browser.mjs"

const withoutJavaScript = "**/*.no-js.spec.ts"
/** What has nothing to do with the screen: a keyboard, a printer, the weight of a page. */
const desktopOnly = "**/*.desktop.spec.ts"

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/support/site.ts",
  outputDir: "test-results",
  reporter: "list",
  workers: 2,
  // A machine that stalls for half a minute fails any journey once; what fails twice is broken. The
  // report names each journey that needed its second try.
  retries: process.env.CI ? 1 : 0,
  // A whole journey of the console checks passwords, which is slow on purpose.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  use: {
    launchOptions: launchOptions(),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: withoutJavaScript,
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
