import { resolve } from "node:path"

import { defineConfig, type Plugin } from "vite"

const muiIcons = "@mui/icons-material/"
const ourIcons = resolve("app/console/react-admin-icons.ts")

/**
 * react-admin imports its icons from a library of 172 MB, which is not installed ("overrides" in package.json). They
 * come from the library that all our icons come from (decision 31).
 */
const reactAdminIcons: Plugin = {
  name: "react-admin-icons",
  enforce: "pre",
  resolveId: (source) => (source.startsWith(muiIcons) ? `\0${source}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${muiIcons}`)) return undefined
    const name = id.slice(muiIcons.length + 1)
    const code = `
      import { createElement } from "react"
      import { createSvgIcon } from "@mui/material"
      import { ${name} } from "${ourIcons}"
      export default createSvgIcon(createElement(${name}), "${name}")`
    return { code, moduleSideEffects: false }
  },
}

// The staff console is a separate build, so that its libraries, ten times the size of the public pages, never reach a
// file that a visitor loads.
export default defineConfig({
  root: "app/console",
  plugins: [reactAdminIcons],
  optimizeDeps: { rolldownOptions: { plugins: [reactAdminIcons] } },
  publicDir: false,
  build: {
    outDir: "../../build/client",
    emptyOutDir: false,
    // The browser caches it, so staff load it about once a day.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: "app/console/console.html",
      // Libraries mark client modules ("use client"). All modules of this build are client modules.
      onLog: (level, log, pass) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") pass(level, log)
      },
      output: {
        entryFileNames: "assets/console-[hash].js",
        chunkFileNames: "assets/console-[name]-[hash].js",
        assetFileNames: "assets/console-[name]-[hash][extname]",
      },
    },
  },
  // For `npm run dev:console`, which needs a running server.
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/uploads": "http://127.0.0.1:3000" } },
})
