/** The icons available for tiles. Each adds a few hundred bytes to the home page, so the list is short. */
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
