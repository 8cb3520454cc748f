/** How many failed sign-ins one account allows, counted apart for unknown devices and for each known one. */
export interface GuessLimits {
  /** Seconds to wait after the first, the second, ... failure within a day. The last value holds for all later ones. */
  delays: readonly number[]
  perDay: number
  perWeek: number
  /**
   * If given, unknown devices do not share the limits of an account: each address has its own, and together they have this
   * many failures a day.
   */
  ofAllAddresses?: number
}

const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** The instant this many days before `now`, ISO 8601. */
export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * dayMs).toISOString()

/** Failures that lie further ahead are ignored, so that nobody waits long after the clock was set back. */
const aheadMs = 15 * 60_000

/** Seconds until the next attempt is allowed, after failures at these times (ISO 8601, newest first); 0 if now. */
export const secondsToWait = (
  failures: readonly string[],
  now: Date,
  { delays, perDay, perWeek }: Pick<GuessLimits, "delays" | "perDay" | "perWeek">,
): number => {
  const times = failures.map((at) => Date.parse(at)).filter((at) => at <= now.getTime() + aheadMs)
  const today = times.filter((at) => at > now.getTime() - dayMs)
  /** When the oldest of the last `limit` failures leaves its period. */
  const over = (among: number[], limit: number, periodMs: number) =>
    among.length >= limit ? among[limit - 1]! + periodMs : 0
  const delay = today.length === 0 ? 0 : delays[Math.min(today.length, delays.length) - 1]!
  const free = Math.max(
    delay === 0 ? 0 : today[0]! + delay * 1000,
    over(today, perDay, dayMs),
    over(times, perWeek, weekMs),
  )
  return Math.max(0, Math.ceil((free - now.getTime()) / 1000))
}

/** How attempts of unknown devices run one after another, once more accounts than `above` failed within a day. */
interface Pacing {
  above: number
  /** The pause between two attempts, in milliseconds. */
  spacingMs: number
  longestWaitMs: number
}

/**
 * Pacing by the accounts that failed from an address, or its network, and did not sign in afterwards. A whole laboratory may
 * share an address: 40 attempts at the same moment wait 28 s at most. Both waits together are shorter than the 60 s after
 * which a proxy gives up.
 */
export const pacings = {
  address: { above: 30, spacingMs: 700, longestWaitMs: 30_000 },
  network: { above: 100, spacingMs: 250, longestWaitMs: 20_000 },
} as const satisfies Record<string, Pacing>
export type PacingScope = keyof typeof pacings

/** Milliseconds between two attempts from an address or a network. */
export const spacingOf = (scope: PacingScope, accounts: number) =>
  accounts > pacings[scope].above ? pacings[scope].spacingMs : 0
