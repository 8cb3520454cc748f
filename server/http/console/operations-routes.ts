import type { FastifyInstance } from "fastify"

import type { Services } from "#server/features/services.ts"

/** What whoever runs the site looks at. */
export const operationsRoutes = async (
  app: FastifyInstance,
  { services }: { services: Services },
) => {
  app.get("/operations", { config: { can: "operations.read" } }, async () => ({
    data: await services.operations.read(),
  }))
}
