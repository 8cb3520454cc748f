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

/** Accounts that failed from one address within a day, and milliseconds between attempts from there. */
const spacings = [
  { above: 120, ms: 10_000 },
  { above: 60, ms: 2000 },
  { above: 30, ms: 500 },
]

/**
 * Milliseconds between two attempts from an address, by the number of accounts that failed from there and did not
 * sign in afterwards. A whole laboratory may share an address, so it is slowed down and never refused for long.
 */
export const spacingOf = (accounts: number) =>
  spacings.find(({ above }) => accounts > above)?.ms ?? 0
