// Public entry of this feature: other features import from this file only.
export { noticeCalls } from "./notice-calls.ts"
export { createNoticesService, type QueueView } from "./notices-service.ts"
export { startNoticeWorker } from "./start-worker.ts"
