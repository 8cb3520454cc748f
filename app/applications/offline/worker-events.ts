// The events of a service worker: TypeScript has no types for a file that shares a project with pages.

interface ExtendableEvent extends Event {
  /** Keeps the worker running until the work is done. */
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

/** The page asks to be kept. */
export interface PageMessage extends ExtendableEvent {
  /** Path of the page. */
  data: string
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: PageMessage
}

interface ServiceWorker {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const worker = globalThis as unknown as ServiceWorker
