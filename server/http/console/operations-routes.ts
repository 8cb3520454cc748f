import type { FastifyInstance } from "fastify"

import type { Services } from "#server/features/services.ts"

/** Monitoring data for the operator of the site. */
export const operationsRoutes = async (
  app: FastifyInstance,
  { services }: { services: Services },
) => {
  app.get("/operations", { config: { can: "operations.read" } }, async () => ({
    data: await services.operations.read(),
  }))
}
