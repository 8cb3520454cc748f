import { fastifyReactRouterDev } from "@mcansh/react-router-fastify/vite"
import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [
    reactRouter(),
    fastifyReactRouterDev({
      entry: "./server/dev.ts",
      // One copy of the context tokens for the server and the built pages.
      externalizeServerEntryImports: ["#server/pages/context.ts"],
    }),
  ],
})
