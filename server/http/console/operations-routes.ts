import { can, type ConsoleRoutes } from "./console-route.ts"

/** Monitoring data for the operator of the site. */
export const operationsRoutes: ConsoleRoutes = async (app, { services }) => {
  app.get("/operations", can("operations.read"), async () => ({
    data: await services.operations.read(),
  }))
}
