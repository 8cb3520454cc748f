import { defineConfig } from "vite"

// The staff console is a separate build, so that its libraries, ten times the size of the public pages, never reach a
// file that a visitor loads.
export default defineConfig({
  root: "app/console",
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
