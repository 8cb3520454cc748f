// Public entry of this feature: other features import from this file only.
export { startHeartbeat } from "./heartbeat.ts"
export {
  createOperationsService,
  type Operations,
  type OperationsView,
} from "./operations-service.ts"
export { createProcesses } from "./processes.ts"
export { createStateMetrics } from "./state-metrics.ts"
