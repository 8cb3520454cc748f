import { defineConfig } from "vite"

import { buildTargets, oldestBrowsers } from "./browsers.ts"

/** The service worker of the admission pages (decision 65): one file with a fixed name, as a classic script for old browsers. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: ".react-router/worker",
    emptyOutDir: true,
    ...buildTargets(oldestBrowsers.pages),
    rolldownOptions: {
      input: "app/applications/offline/worker.ts",
      output: { entryFileNames: "sw.js", format: "iife" },
    },
  },
})
