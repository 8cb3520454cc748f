/** When an item is public (ISO 8601, UTC): from `publish_at` on, null for never, until `unpublish_at`, null for always. */
export interface Publishing {
  publish_at: string | null
  unpublish_at: string | null
}

export type PublishingState = "draft" | "scheduled" | "published" | "expired"

/** How an item stands with the public at a time. */
export const stateAt = ({ publish_at, unpublish_at }: Publishing, at: Date): PublishingState => {
  const now = at.toISOString()
  if (publish_at === null) return "draft"
  if (unpublish_at !== null && unpublish_at <= now) return "expired"
  return publish_at > now ? "scheduled" : "published"
}

/** A time that says how far it is from UTC. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** A time as the console sends it; "now" is the server's, whatever the clock of the staff's computer says. */
const readTime = (sent: unknown, now: Date) => {
  if (sent === null || sent === "") return null
  if (sent === "now") return now
  const read = new Date(typeof sent === "string" && time.test(sent) ? sent : Number.NaN)
  return Number.isNaN(read.getTime()) ? undefined : read
}

export type PublishingErrors = Partial<
  Record<keyof Publishing, ("not_a_time" | "ends_before_it_begins")[]>
>

/** When an item shall be public, as the console sends it. */
export const readPublishing = (
  sent: { publish_at?: unknown; unpublish_at?: unknown },
  now: Date,
): { publish_at: Date | null; unpublish_at: Date | null } | { problems: PublishingErrors } => {
  const publish_at = readTime(sent.publish_at ?? null, now)
  const unpublish_at = readTime(sent.unpublish_at ?? null, now)
  if (publish_at === undefined || unpublish_at === undefined) {
    return {
      problems: {
        ...(publish_at === undefined && { publish_at: ["not_a_time"] }),
        ...(unpublish_at === undefined && { unpublish_at: ["not_a_time"] }),
      },
    }
  }
  if (publish_at && unpublish_at && unpublish_at <= publish_at) {
    return { problems: { unpublish_at: ["ends_before_it_begins"] } }
  }
  return { publish_at, unpublish_at }
}
