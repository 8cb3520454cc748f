import { resolve } from "node:path"

import { defineConfig } from "vite"

import { buildTargets, oldestBrowsers } from "./browsers.ts"
import { cssForOldestBrowsers, shortClassName } from "./css-for-oldest-browsers.ts"

/**
 * The scripts that start the admission form by itself. A separate build, in which a small module takes the place of
 * React Router: that is a quarter of the site's scripts, and the form does not need it (decision 27).
 */
export default defineConfig({
  publicDir: false,
  css: {
    postcss: { plugins: [cssForOldestBrowsers] },
    modules: { generateScopedName: shortClassName },
  },
  resolve: {
    alias: [{ find: /^react-router$/, replacement: resolve("app/applications/island/router.tsx") }],
  },
  build: {
    outDir: ".react-router/island",
    emptyOutDir: true,
    ...buildTargets(oldestBrowsers.pages),
    manifest: "manifest.json",
    rolldownOptions: {
      // The polyfills are also those of the other pages.
      input: ["app/applications/island/form-island.tsx", "ui/browser/polyfills.ts"],
      output: {
        entryFileNames: "assets/form-[hash].js",
        chunkFileNames: "assets/form-[name]-[hash].js",
        assetFileNames: "assets/form-[name]-[hash][extname]",
        // React stays cached when the form changes.
        codeSplitting: {
          groups: [{ name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})
