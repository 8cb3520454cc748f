import { defineConfig } from "vite"

/**
 * The server for production in one file, with the two libraries that have the most modules. It starts in less time and
 * memory than from its sources (decision 1). Development and tests of single modules run the sources.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ["kysely", "zod"] },
  build: {
    ssr: true,
    outDir: "build/http-server",
    target: "node24",
    // An error names lines of a file that people can read.
    minify: false,
    rolldownOptions: {
      // The process that decodes pictures has a file of its own (decision 43), beside that of the server, and its thread
      // for PDFs two (decisions 62 and 73).
      input: [
        "server/main.ts",
        "server/platform/pictures/decoder-process.ts",
        "server/platform/pdf/pdf-worker.ts",
        "server/platform/pdf/pdf-text-worker.ts",
      ],
      output: { chunkFileNames: "[name]-[hash].js" },
      // The server and the built pages must share one copy of the context tokens.
      external: ["#server/http/pages/request-context.ts"],
    },
  },
})
