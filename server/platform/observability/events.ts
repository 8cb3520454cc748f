import { channel } from "node:diagnostics_channel"

/**
 * What the server's parts tell whoever measures; where nobody listens it costs nothing. Values are few and
 * known beforehand, and never a person's: they become labels.
 */
const event = <Told>(name: string) => {
  const told = channel(`mahavidyalaya.${name}`)
  return {
    tell: (what: Told) => {
      if (told.hasSubscribers) told.publish(what)
    },
    /** Hears of it until the function that is given back is called. */
    hear: (listener: (what: Told) => void) => {
      const heard = (what: unknown) => listener(what as Told)
      told.subscribe(heard)
      return () => void told.unsubscribe(heard)
    },
  }
}

/** What becomes of an application that is sent in. */
export const saveOutcomes = [
  "accepted",
  "fields",
  "pictures",
  "too_large",
  "already_applied",
  "failed",
] as const
export type SaveOutcome = (typeof saveOutcomes)[number]

export const databaseFaults = ["connection", "busy", "constraint", "full", "other"] as const
export type DatabaseFault = (typeof databaseFaults)[number]

/** The limits of server/platform/rate-limit/rate-limit.ts. */
export const rateLimitNames = ["save", "print", "message"] as const
export type RateLimitName = (typeof rateLimitNames)[number]

export const applicationSaved = event<{ outcome: SaveOutcome }>("saved")
/** A limit was reached. */
export const rateLimited = event<{ limit: RateLimitName }>("too-many")
/** A picture was read and written anew: the quick way, by the large library, or refused by it. */
export const imageProcessed = event<{ way: "plain" | "drawn" | "refused"; seconds: number }>(
  "picture-drawn",
)
export const databaseFault = event<{ fault: DatabaseFault }>("database-fault")
/** A page for everyone was sent as it was kept, waited for with others, or made. */
export const pageCacheLookup = event<{ result: "hit" | "joined" | "made" }>("page-asked")
