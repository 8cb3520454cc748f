import { resolve } from "node:path"

import { defineConfig } from "vite"

/**
 * The scripts that start the admission form by itself. A separate build, in which a small module takes the place of
 * React Router: that is a quarter of the site's scripts, and the form does not need it (decision 27).
 */
export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [{ find: /^react-router$/, replacement: resolve("app/applications/island/router.tsx") }],
  },
  build: {
    outDir: ".react-router/island",
    emptyOutDir: true,
    manifest: "manifest.json",
    rolldownOptions: {
      input: "app/applications/island/form-island.tsx",
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
