// Public entry of this feature: other features import from this file only.
export { createNoticesService, type NoticesService } from "./notices-service.ts"
export { startNoticeWorker } from "./start-worker.ts"
