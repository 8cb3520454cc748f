import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"

import { configDefaults, defineConfig } from "vitest/config"

import { reactAdminIcons } from "./vite.console.config.ts"

// Servers and commands that a test starts must not read the environment file of the machine.
process.env["MAHAVIDYALAYA_ENV_FILE"] = "/dev/null"

const isFull = Boolean(process.env.FULL)

// Long, so that only a test that hangs fails, not one on a busy machine.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }

/** Libraries of the component tests with many modules, and all that share React or its contexts with them. */
const largeLibraries = [
  "@emotion/cache",
  "@emotion/react",
  "@mui/material",
  "@tanstack/react-query",
  "@testing-library/react",
  "@visx/axis",
  "@visx/scale",
  "@visx/shape",
  "lucide-react",
  "ra-language-english",
  "react-admin",
  "react-dom",
  "react-dom/client",
  "react-hook-form",
  "react-image-crop",
  "react-router",
  "react-router-dom",
]

const domTests = "{app,console,tests,ui}/**/*.dom.test.{ts,tsx}"

/**
 * Tests that run once for each database. A test that opens PostgreSQL by itself, such as one of data migration,
 * runs once, in the project SQLite.
 */
const eachDatabase = isFull
  ? /\b(?:databases|databasesInFullRuns|sharedDatabases)\b/
  : /\bdatabases\b/
const postgresTests = globSync("{server,tests}/**/*.test.ts").filter((path) => {
  const source = readFileSync(path, "utf8")
  const [, names = ""] =
    /import \{([^}]*)\} from "[^"]*\/servers\/databases\.ts"/.exec(source) ?? []
  return eachDatabase.test(names)
})

/** Fault injection of every run: faults that could lose, duplicate or truncate stored data. */
const storedDataFaults =
  "{between-file-and-record,bucket,disk-full,killed,messages-killed,postgres,wrong-clock}"

const serverTests = {
  globalSetup: "tests/support/servers/global-setup.ts",
  setupFiles: "tests/support/cheap-passwords.ts",
  // These have projects of their own.
  exclude: [
    ...configDefaults.exclude,
    "tests/{fault-injection,http}/**",
    // Makes the bundle, which takes a minute of the processor.
    ...(isFull ? [] : ["tests/release/**"]),
    // Runs commands that encrypt backups at the full cost.
    ...(isFull || process.env["RELEASE_FIXTURE"]
      ? []
      : ["tests/released-databases/make-fixture.test.ts"]),
    domTests,
  ],
  ...timeouts,
}

export default defineConfig({
  test: {
    // The default leaves one core idle.
    maxWorkers: "100%",
    // With --coverage: what tests reach in their own process, without servers and browsers that they start.
    coverage: {
      provider: "v8",
      include: ["{app,console,content,domain,server,ui}/**/*.{ts,tsx}"],
      exclude: ["**/*.test.{ts,tsx}"],
      reporter: "text-summary",
      reportsDirectory: "test-results/coverage",
    },
    projects: [
      {
        // Rules and components: no database, no files, no state that one test file leaves for the next.
        test: {
          name: "pure",
          include: ["{app,console,content,domain,ui}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, domTests],
          pool: "threads",
          isolate: false,
          ...timeouts,
        },
      },
      {
        // Components with effects, events and storage. Their mocks and DOM need a module graph per file.
        plugins: [reactAdminIcons],
        test: {
          name: "components",
          server: { deps: { inline: [/\/node_modules\/\.vite\//] } },
          // So that the plugin sees the icons that it imports.
          // Bundles the large libraries once. Each file loads one module of each instead of hundreds.
          deps: {
            optimizer: {
              client: {
                enabled: true,
                include: largeLibraries,
                rolldownOptions: { plugins: [reactAdminIcons] },
              },
            },
          },
          include: [domTests],
          alias: { "idb-keyval": resolve("tests/support/idb-keyval.ts") },
          environment: "happy-dom",
          setupFiles: "tests/support/components.ts",
          restoreMocks: true,
          unstubGlobals: true,
          ...timeouts,
        },
      },
      {
        test: {
          name: "SQLite",
          isolate: false,
          include: ["{server,scripts,tests}/**/*.test.ts"],
          provide: { database: "SQLite" },
          ...serverTests,
        },
      },
      {
        test: {
          name: "PostgreSQL",
          isolate: false,
          include: postgresTests,
          provide: { database: "PostgreSQL" },
          ...serverTests,
        },
      },
      {
        // Disk, database, bucket and process fail. FULL=1 runs all files and more rounds.
        test: {
          name: "fault injection",
          include: [`tests/fault-injection/${isFull ? "*" : storedDataFaults}.test.ts`],
          globalSetup: "tests/support/servers/global-setup.ts",
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The built pages over HTTP, without a browser.
        test: {
          name: "site",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: "tests/support/servers/built-site.ts",
          ...timeouts,
        },
      },
    ],
  },
})
