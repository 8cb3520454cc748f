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
  retries: 0,
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
