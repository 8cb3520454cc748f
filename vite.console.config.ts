import { defineConfig } from "vite"

// The staff console is a build of its own: its libraries are ten times the public pages', and not a byte
// of them may slip into a file that a visitor loads.
export default defineConfig({
  root: "app/console",
  publicDir: false,
  build: {
    outDir: "../../build/client",
    emptyOutDir: false,
    // Loaded once in the morning, kept for the day.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: "app/console/console.html",
      // Libraries mark what runs in browsers; here everything does.
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
  // For `npm run dev:console`: the server itself runs beside it.
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/uploads": "http://127.0.0.1:3000" } },
})
