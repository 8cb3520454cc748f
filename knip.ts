import type { KnipConfig } from "knip"

import checks from "./checks/package.json" with { type: "json" }

/** Nothing imports these: they are commands, or only the compiler or another library reads them. */
const notImported = new Set(["@testing-library/dom", "knip", "lefthook", "oxfmt", "typescript"])

/** Peers of libraries that package.json names, so knip accepts them. */
const peers = new Set(["vitest", "yaml"])

/** package.json does not name these, although files of this folder import them: checks/package.json does. */
const tools = Object.keys(checks.devDependencies).filter(
  (name) => !name.startsWith("@types/") && !notImported.has(name) && !peers.has(name),
)

export default {
  workspaces: {
    ".": {
      entry: [
        "server/dev.ts",
        "console/main.ts",
        // Imported by name: vite.console.config.ts.
        "console/react-admin-icons.ts",
        "scripts/*.{mjs,ts}",
        // A process of its own: scripts/screenshots/colleges/start-college.ts.
        "scripts/screenshots/colleges/make-college.ts",
        // deploy/mahavidyalaya starts it, and it the others.
        "scripts/release/{main,update,update-check}.ts",
        "scripts/bench/{bare,bare-page,merit-dry-run,merit-lists}.ts",
        // In place of a package, by its name: vitest.config.ts.
        "tests/support/idb-keyval.ts",
        // For node --import.
        "tests/support/servers/loaded-packages.mjs",
        "tests/fault-injection/{server-on-a-disk,server-with-shifted-clock}.ts",
      ],
      project: ["{app,console,content,domain,scripts,server,tests,ui}/**/*.{ts,tsx,mjs}", "*.ts"],
      ignoreDependencies: tools,
      oxlint: true,
      vite: {
        config: [
          "vite.config.ts",
          "vite.console.config.ts",
          "vite.island.config.ts",
          "vite.server.config.ts",
          "vite.worker.config.ts",
        ],
      },
      vitest: true,
      lefthook: true,
      playwright: { config: "playwright.config.ts", entry: "tests/e2e/**/*.spec.ts" },
    },
  },
  ignoreWorkspaces: ["checks"],
  ignoreBinaries: [
    "knip",
    "nginx",
    "nsenter",
    "openssl",
    "oxfmt",
    "oxlint",
    "playwright",
    "tsc",
    "vitest",
    "wrk",
    "pdfinfo",
    "pdftoppm",
    "pdftotext",
    "prlimit",
    "taskset",
    "unshare",
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
