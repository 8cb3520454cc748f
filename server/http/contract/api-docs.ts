import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import type { FastifyInstance } from "fastify"

/** The contract as OpenAPI, and a page to read it at /api/docs. Registered before the routes it describes. */
export const apiDocs = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Mahavidyalaya",
        description: "The calls of the college's public pages.",
        version: "1.2.10",
      },
    },
  })
  // The reader brings its own style and script; its policy lists them by hash.
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    // Nothing from elsewhere, and no upgrade: on a college's own network there may be no HTTPS.
    transformStaticCSP: (policy) =>
      policy.replace(/ (https:|validator\.swagger\.io|upgrade-insecure-requests;)/g, ""),
  })
}
