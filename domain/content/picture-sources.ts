import type { Focus } from "../fields/crop.ts"
import type { Settings } from "./settings.ts"

/** The address of the college's own emblem; undefined if the settings have none. */
export const emblemOf = ({ emblem }: Pick<Settings["college"], "emblem">) =>
  emblem && thumbnailOf(emblem.file)

/** The icons that are drawn from a college's emblem, by the name in their address: pixels, and what the emblem takes of them. */
export const iconSizes = {
  tab: { size: 48, part: 1 },
  // iOS shows transparent pixels as black.
  touch: { size: 180, part: 0.9, ground: "#fffdf8" },
  "192": { size: 192, part: 1 },
  "512": { size: 512, part: 1 },
  // Within the safe zone: a circle of 80 % of the width.
  maskable: { size: 512, part: 0.76, ground: "#ffffff" },
} as const satisfies Record<string, { size: number; part: number; ground?: string }>

export type IconName = keyof typeof iconSizes

/** The address of an icon of the college; undefined if its emblem is not an upload. */
export const iconOf = ({ emblem }: Pick<Settings["college"], "emblem">, name: IconName) => {
  const [, id] = uploaded.exec(emblem?.file ?? "") ?? []
  return id && `/media/icons/${id}-${name}.png`
}

/** The fallback when the settings have no emblem. */
export const neutralEmblem = "/pictures/emblem.svg"

// Imports no schemas, so that pages can load it at low cost.

/**
 * Responsive widths in pixels: a portrait, two pictures a row, a card, and the whole width of a phone (360 pixels
 * wide with two dots a pixel, or a little more); the last one for desktops and the viewer. A smaller picture gets
 * only the widths below its own, and its own.
 */
const widths = [160, 320, 480, 720, 1280]

/** The stored widths of a picture of this width, in pixels, in ascending order. */
export const widthsFor = (width: number) => {
  const largest = Math.min(width, widths.at(-1)!)
  return [...widths.filter((smaller) => smaller < largest), largest]
}

/**
 * The name of an uploaded picture in an item. It holds the largest size in pixels, so that a page knows the aspect
 * ratio.
 */
export const pictureFile = (id: string, { width, height }: { width: number; height: number }) =>
  `media/${id}-${width}x${height}`

const uploaded = /^media\/([0-9a-f]{32})-(\d+)x(\d+)(?:@(\d+),(\d+))?$/

/** The id of an uploaded picture; undefined for a drawing of the site. */
export const uploadedId = (file: string) => uploaded.exec(file)?.[1]

/** The focal point in the name of a picture; undefined without one. */
export const focusOf = (file: string): Focus | undefined => {
  const [, , , , x, y] = uploaded.exec(file) ?? []
  return x === undefined ? undefined : { x: Number(x), y: Number(y) }
}

/** The name of an uploaded picture with this focal point, instead of the one that it may have. */
export const withFocus = (file: string, focus: Focus | undefined) => {
  const [plain] = file.split("@")
  return focus ? `${plain}@${focus.x},${focus.y}` : plain!
}

/** Attributes for an `<img>` and the `<source>` elements before it. */
export interface PictureSources {
  src: string
  /** Pixels, for an uploaded picture only; drawings scale to any size. */
  width?: number
  height?: number
  /** The focal point, as the style sheet has it: "30 70". */
  focus?: string
  /** Best format first; empty for a drawing. */
  sources: { type: string; srcSet: string }[]
}

/** The addresses of an item's picture, from its name. */
export const pictureSources = (file: string): PictureSources => {
  const [, id, width, height, x, y] = uploaded.exec(file) ?? []
  if (id === undefined) return { src: `/pictures/${file}.svg`, sources: [] }
  const srcSet = (ending: string) =>
    widthsFor(Number(width))
      .map((size) => `/media/${id}-${size}.${ending} ${size}w`)
      .join(", ")
  return {
    src: `/media/${id}-${width}.jpg`,
    width: Number(width),
    height: Number(height),
    ...(x !== undefined && { focus: `${x} ${y}` }),
    sources: ["avif", "webp"].map((ending) => ({
      type: `image/${ending}`,
      srcSet: srcSet(ending),
    })),
  }
}

/** The address of a small variant of a picture, at least this wide, where only one address can be given. */
export const thumbnailOf = (file: string, atLeast = 320) => {
  const [, id, width] = uploaded.exec(file) ?? []
  if (id === undefined) return pictureSources(file).src
  const sizes = widthsFor(Number(width))
  return `/media/${id}-${sizes.find((size) => size >= atLeast) ?? sizes.at(-1)}.webp`
}
