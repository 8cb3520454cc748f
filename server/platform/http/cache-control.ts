import { createHash } from "node:crypto"

const minute = 60
const day = 24 * 60 * minute

/** The Cache-Control values of all replies, by policy. */
export const cacheControl = {
  /** Personal data, and pages that people type into. */
  noStore: "no-store",
  /** The browser keeps the reply and revalidates it each time: a change shows at once, else a 304 is sent. */
  revalidate: "no-cache",
  /** The same for a reply that is equal for everyone: a proxy may store it too. */
  sharedRevalidate: "public, no-cache",
  /** The name changes with the content. */
  immutable: `public, max-age=${365 * day}, immutable`,
  /** A changed picture shows the next day. Up to a week, the old one shows while the new one is fetched. */
  picture: `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
  day: `public, max-age=${day}`,
  hour: `public, max-age=${60 * minute}`,
  /** Feeds and sitemap, which programs read often. */
  feed: `public, max-age=${5 * minute}`,
} as const

/** The part of an ETag that identifies a body. */
export const bodyHash = (body: string | Buffer) =>
  createHash("sha256").update(body).digest("base64url").slice(0, 22)

/** Whether an If-None-Match header names this ETag. A proxy may have made the ETag weak. */
export const isEtagIn = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch
    ?.split(",")
    .some((one) => ["*", etag.replace(/^W\//, "")].includes(one.trim().replace(/^W\//, ""))) ??
  false
