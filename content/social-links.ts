import type { Sample } from "#domain/content/collections.ts"

/** Sample URLs: example.com is reserved and has no owner. */
export const socialLinks = {
  facebook: { name: "Facebook", link: "https://example.com/facebook" },
  x: { name: "X", link: "https://example.com/x" },
  instagram: { name: "Instagram", link: "https://example.com/instagram" },
  youtube: { name: "YouTube", link: "https://example.com/youtube" },
} satisfies Sample<"social_links">
