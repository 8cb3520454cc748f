// Public entry of this feature: other features import from this file only.
export { readCreatedAt } from "./database-facts.ts"
export { startHeartbeat } from "./heartbeat.ts"
export { createMissingFiles } from "./missing-files.ts"
export { operationsCalls } from "./operations-calls.ts"
export { createOperationsService, type OperationsView } from "./operations-service.ts"
export { createProcesses } from "./processes.ts"
export { createTrustedClock } from "./trusted-clock.ts"
export { createReadiness } from "./readiness.ts"
/** Loaded only where metrics are collected. */
export const loadStateMetrics = () => import("./state-metrics.ts")
