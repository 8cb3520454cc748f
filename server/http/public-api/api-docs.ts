import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import type { FastifyInstance } from "fastify"

/** The contract as OpenAPI, with a page at /api/docs. Must be registered before the routes it describes. */
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
  // Swagger UI has its own style and script; its CSP lists them by hash.
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    // Allow no other origins and no upgrade to HTTPS: a college's local network may have none.
    transformStaticCSP: (policy) =>
      policy.replace(/ (https:|validator\.swagger\.io|upgrade-insecure-requests;)/g, ""),
  })
}
