import { resolve } from "node:path"

import { fastifyReactRouterDev } from "@mcansh/react-router-fastify/vite"
import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

/**
 * What several pages need comes in few files: a phone asks for six at a time, and each further round
 * costs it the way to the server and back. What one page alone needs stays with that page.
 */
const groups = [
  {
    name: "react",
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  {
    name: "site",
    test: /\/app\/(?!applications\/|student\/|console\/)|\/lucide-react\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "forms",
    test: /\/domain\/(?:applications|fields|student)\/|\/zod\//,
    minShareCount: 2,
    priority: 1,
  },
]

/** As server/platform/config.ts reads DATA_DIR. */
const dataDir = resolve(process.env["DATA_DIR"] || "data")

export default defineConfig({
  // The database changes with each request; a change of a watched file reloads the server.
  server: { watch: { ignored: [`${dataDir}/**`] } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  plugins: [
    reactRouter(),
    fastifyReactRouterDev({
      entry: "./server/dev.ts",
      // One copy of the context tokens for the server and the built pages.
      externalizeServerEntryImports: ["#server/http/pages/request-context.ts"],
    }),
  ],
})
