/** The icons a tile may have; each costs the home page a few hundred bytes, so only these. */
export const tileIcons = [
  "graduation-cap",
  "eye",
  "target",
  "building-2",
  "book-open",
  "images",
  "clapperboard",
] as const

export type TileIcon = (typeof tileIcons)[number]
