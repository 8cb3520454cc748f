import { createContext, type RouterContext } from "react-router"

import type { createRequestContext, createSharedContext } from "./create-request-context.ts"

/** What every page can request from the server. */
export type SharedContext = ReturnType<typeof createSharedContext>

/** Everything a page can request from the server: the only interface for loaders and actions. */
export type RequestContext = ReturnType<typeof createRequestContext>

const shared = globalThis as { requestContext?: RouterContext<RequestContext> }

/**
 * The key of the request context in React Router's context. All copies of this module share it: `npm run dev`
 * reloads modules after an edit, while requests of the previous copies are in flight.
 */
export const requestContext = (shared.requestContext ??= createContext<RequestContext>())
