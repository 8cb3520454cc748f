import type { FastifyInstance } from "fastify"

import type { Services } from "#server/features/services.ts"

import { can } from "./console-route.ts"

/** Monitoring data for the operator of the site. */
export const operationsRoutes = async (
  app: FastifyInstance,
  { services }: { services: Services },
) => {
  app.get("/operations", can("operations.read"), async () => ({
    data: await services.operations.read(),
  }))
}
