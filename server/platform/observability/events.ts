import { channel } from "node:diagnostics_channel"

/**
 * Events from the server's parts to the metrics (diagnostics channels). Without a subscriber they cost
 * nothing. Values become metric labels, so they are few, known in advance and never personal data.
 */
const event = <Data>(name: string) => {
  const events = channel(`mahavidyalaya.${name}`)
  return {
    publish: (data: Data) => {
      if (events.hasSubscribers) events.publish(data)
    },
    /** Returns the function that unsubscribes. */
    subscribe: (listener: (data: Data) => void) => {
      const handler = (data: unknown) => listener(data as Data)
      events.subscribe(handler)
      return () => void events.unsubscribe(handler)
    },
  }
}

/** Outcomes of a submitted application. */
export const saveOutcomes = [
  "accepted",
  "fields",
  "pictures",
  "too_large",
  "already_received",
  "over_limit",
  "failed",
] as const
export type SaveOutcome = (typeof saveOutcomes)[number]

export const databaseFaults = ["connection", "busy", "constraint", "full", "other"] as const
export type DatabaseFault = (typeof databaseFaults)[number]

/** The rate limits of server/platform/rate-limit/rate-limit.ts. */
export const rateLimitNames = ["save", "print", "draft", "login", "message", "grievance"] as const
export type RateLimitName = (typeof rateLimitNames)[number]

export const applicationSaved = event<{ outcome: SaveOutcome }>("application-saved")
/** A request was rejected by a rate limit. */
export const rateLimited = event<{ limit: RateLimitName }>("rate-limited")
/** An image was re-encoded by jpeg-turbo (the fast path) or by sharp, or was refused. */
export const imageProcessed = event<{
  result: "jpeg-turbo" | "sharp" | "refused"
  seconds: number
}>("image-processed")
export const databaseFault = event<{ fault: DatabaseFault }>("database-fault")
/**
 * A shared page came from the page cache (`hit`), from a rendering in progress (`joined`), or was rendered
 * (`made`).
 */
export const pageCacheLookup = event<{ result: "hit" | "joined" | "made" }>("page-cache-lookup")
/** A page was answered from the page cache before Fastify saw the request. */
export const answeredFromCache = event<{ method: string; status: number; seconds: number }>(
  "answered-from-cache",
)
