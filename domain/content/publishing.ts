import { toInstant } from "../fields/iso-date.ts"

/** When an item is public (ISO 8601, UTC). `publish_at` null: never; `unpublish_at` null: no end. */
export interface Publishing {
  publish_at: string | null
  unpublish_at: string | null
}

/** The publishing states, with their names. */
export const publishingStateNames = {
  draft: { en: "Draft", hi: "मसौदा" },
  scheduled: { en: "Scheduled", hi: "निर्धारित" },
  published: { en: "Published", hi: "प्रकाशित" },
  expired: { en: "Ended", hi: "समाप्त" },
}

export type PublishingState = keyof typeof publishingStateNames

/** The publishing state of an item at a time. */
export const stateAt = ({ publish_at, unpublish_at }: Publishing, at: Date): PublishingState => {
  const now = at.toISOString()
  if (publish_at === null) return "draft"
  if (unpublish_at !== null && unpublish_at <= now) return "expired"
  return publish_at > now ? "scheduled" : "published"
}

/** On the page of a preview. */
export const previewLabel = {
  en: "Preview: not published",
  hi: "पूर्वावलोकन: प्रकाशित नहीं",
}

/** Parses a time from the console. "now" uses the server's clock, because the staff's clock may be wrong. */
const readTime = (sent: unknown, now: Date) => {
  if (sent === null || sent === "") return null
  return sent === "now" ? now : toInstant(sent)
}

export type PublishingErrors = Partial<
  Record<keyof Publishing, ("not_a_time" | "ends_before_it_begins")[]>
>

/** Parses the publishing times sent by the console. */
export const readPublishing = (
  sent: { publish_at?: unknown; unpublish_at?: unknown },
  now: Date,
): { publish_at: Date | null; unpublish_at: Date | null } | { errors: PublishingErrors } => {
  const publish_at = readTime(sent.publish_at ?? null, now)
  const unpublish_at = readTime(sent.unpublish_at ?? null, now)
  if (publish_at === undefined || unpublish_at === undefined) {
    return {
      errors: {
        ...(publish_at === undefined && { publish_at: ["not_a_time"] }),
        ...(unpublish_at === undefined && { unpublish_at: ["not_a_time"] }),
      },
    }
  }
  if (publish_at && unpublish_at && unpublish_at <= publish_at) {
    return { errors: { unpublish_at: ["ends_before_it_begins"] } }
  }
  return { publish_at, unpublish_at }
}

/** Days for which a removed item can be restored (specification 9.4). */
export const trashDays = 90
