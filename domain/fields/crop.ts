// Imports no schemas, so that pages can load it at low cost.

/** A part of a picture, in thousandths of its width and height. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export const wholePicture: Crop = { x: 0, y: 0, width: 1000, height: 1000 }

/** A narrower part would have too few pixels for any place of the site. */
export const leastCrop = 100

export const isWhole = ({ width, height }: Crop) => width === 1000 && height === 1000

/** Whether numbers are a part that a picture can be cut to. */
export const isCrop = ({ x, y, width, height }: Crop) =>
  [x, y, width, height].every(Number.isInteger) &&
  x >= 0 &&
  y >= 0 &&
  width >= leastCrop &&
  height >= leastCrop &&
  x + width <= 1000 &&
  y + height <= 1000

interface Size {
  width: number
  height: number
}

/** A part of a picture in whole pixels. */
export const cropInPixels = (crop: Crop, { width, height }: Size) => {
  const left = Math.min(width - 1, Math.round((crop.x * width) / 1000))
  const top = Math.min(height - 1, Math.round((crop.y * height) / 1000))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((crop.width * width) / 1000))),
    height: Math.max(1, Math.min(height - top, Math.round((crop.height * height) / 1000))),
  }
}

/** The point that stays in view where the site shows only a part of a picture, in percent of its width and height. */
export interface Focus {
  x: number
  y: number
}

export const middle: Focus = { x: 50, y: 50 }

/** Points have this distance: the style sheet has a rule for each. */
export const focusStep = 10

/** The nearest point that the style sheet knows. */
export const nearestFocus = ({ x, y }: Focus): Focus => {
  const near = (value: number) =>
    Math.min(100, Math.max(0, Math.round(value / focusStep) * focusStep))
  return { x: near(x), y: near(y) }
}

/**
 * The part of a picture of this size, in pixels, that a box with this ratio of width to height shows, as `object-fit: cover`
 * and `object-position` cut it.
 */
export const visiblePart = (size: Size, focus: Focus, ratio: number) => {
  const width = Math.min(size.width, size.height * ratio)
  const height = Math.min(size.height, size.width / ratio)
  return {
    left: ((size.width - width) * focus.x) / 100,
    top: ((size.height - height) * focus.y) / 100,
    width,
    height,
  }
}
