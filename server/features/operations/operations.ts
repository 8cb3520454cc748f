// The public entry of this feature: other parts of the server import nothing else of it.
export { startHeartbeat } from "./heartbeat.ts"
export { createMaintenanceRecord } from "./maintenance-record.ts"
export {
  createOperationsService,
  type Operations,
  type OperationsView,
} from "./operations-service.ts"
export { createProcesses } from "./processes.ts"
export { createStateMetrics } from "./state-metrics.ts"
