/** Where an online application came from, as keyed hashes: addresses are personal data. */
export interface Origin {
  /** Random. */
  id: string
  address: string
  network: string
  /** Of the photo as sent; empty without one. */
  image: string
  /** False for the networks of RATE_EXEMPT_NETWORKS. */
  isLimited: boolean
}

interface OriginLimit {
  perDay: number
  perFortnight: number
}

/** How many applications may be stored from one address, and from one network. */
export type OriginLimits = Record<OriginScope, OriginLimit>

export const originScopes = ["address", "network"] as const
export type OriginScope = (typeof originScopes)[number]

const dayMs = 86_400_000
export const countedDays = 14

/** The periods of the limits, in milliseconds. */
export const limitPeriods = {
  perDay: dayMs,
  perFortnight: countedDays * dayMs,
} as const satisfies Record<keyof OriginLimit, number>

/** Applications stored under one hash of an address or a network. */
export type OriginCount = Record<keyof OriginLimit, number>

/**
 * Which applications of a batch are within the limits, in order. `counts` has what is stored by scope and hash, and is
 * raised by each. Without an origin, or from an exempt network, an application always is.
 */
export const admitWithinLimits = (
  origins: readonly (Origin | undefined)[],
  counts: Record<OriginScope, Map<string, OriginCount>>,
  limits: OriginLimits,
): boolean[] =>
  origins.map((origin) => {
    if (!origin?.isLimited) return true
    const tallies = originScopes.map((scope) => {
      const count = counts[scope].get(origin[scope]) ?? { perDay: 0, perFortnight: 0 }
      counts[scope].set(origin[scope], count)
      return { count, limit: limits[scope] }
    })
    const isWithin = tallies.every(
      ({ count, limit }) => count.perDay < limit.perDay && count.perFortnight < limit.perFortnight,
    )
    if (!isWithin) return false
    for (const { count } of tallies) {
      count.perDay += 1
      count.perFortnight += 1
    }
    return true
  })
