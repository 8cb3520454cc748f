import { isHeic, isTooSmall, type UploadName, uploads } from "#domain/fields/uploads.ts"

import { PictureError } from "./picture-error.ts"

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const isJpeg = (bytes: Uint8Array) => startsWith(bytes, 0xff, 0xd8, 0xff)
const isPng = (bytes: Uint8Array) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)
const isWebP = (bytes: Uint8Array) =>
  startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50)

/** Whether a file says of itself that it is a picture of a usual format. Then a failure to decode means damage. */
export const isPictureFile = (bytes: Uint8Array) => isJpeg(bytes) || isPng(bytes) || isWebP(bytes)

const scanMarker = 0xda
const endMarker = 0xd9

/** Where the picture's own data begin. A thumbnail inside a segment before has an end marker of its own. */
const startOfScan = (bytes: Uint8Array) => {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === scanMarker) return at
    // A marker may be preceded by any number of fill bytes.
    if (bytes[at + 1] === 0xff) at++
    else at += 2 + bytes[at + 2]! * 256 + bytes[at + 3]!
  }
  return undefined
}

/** Whether a JPEG has no end marker: it was cut short while it was copied or received. */
export const isTruncatedJpeg = (bytes: Uint8Array) => {
  if (!isJpeg(bytes)) return false
  const start = startOfScan(bytes)
  if (start === undefined) return true
  // From the end, where it usually is. Some cameras add data after it.
  for (let at = bytes.length - 2; at > start; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === endMarker) return false
  }
  return true
}

interface Size {
  width: number
  height: number
}

/** A rectangle in a picture, in pixels of the picture. */
interface Area extends Size {
  x: number
  y: number
}

/** Longest side in pixels: enough for the sheet, and small enough for the memory of a cheap phone while cropping. */
export const workingSide = 2000

/** A size in whole pixels, scaled down but never up. */
export const sizeAt = (scale: number, { width, height }: Size): Size => ({
  width: Math.round(width * Math.min(1, scale)),
  height: Math.round(height * Math.min(1, scale)),
})

export const paint = (size: Size, drawOn: (context: CanvasRenderingContext2D) => void) => {
  const canvas = document.createElement("canvas")
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext("2d")
  if (!context) throw new PictureError("no_memory")
  // Transparent pixels of a PNG become white.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = "high"
  drawOn(context)
  return canvas
}

/** A picture as it was decoded, with its size. */
type Decoded = (ImageBitmap | HTMLImageElement) & { close?: () => void }

/** For Firefox 78, whose `createImageBitmap` takes no options, and Safari 14, which has none. */
const decodeImage = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

const decodeBitmap = async (file: Blob): Promise<Decoded> => {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" })
  } catch (error) {
    // The picture, not the browser.
    if (error instanceof DOMException) throw error
    return decodeImage(file)
  }
}

export const decode = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Browsers decode the part that is there and leave the rest grey.
  if (isTruncatedJpeg(bytes)) throw new PictureError("unreadable")
  try {
    return await decodeBitmap(file)
  } catch {
    if (isHeic(bytes)) throw new PictureError("heic")
    throw new PictureError(isPictureFile(bytes) ? "unreadable" : "format")
  }
}

/** How many times as long as its frame a picture may be. */
const longest = 4

/** The whole picture; of a panorama its middle, because its whole would be a thin strip that cannot be cropped. */
export const middleOf = (frame: Size, { width, height }: Size): Area => {
  const aspect = frame.width / frame.height
  const area = {
    width: Math.min(width, Math.round(height * aspect * longest)),
    height: Math.min(height, Math.round((width / aspect) * longest)),
  }
  return { x: (width - area.width) / 2, y: (height - area.height) / 2, ...area }
}

/**
 * Decodes a picture file, applies its EXIF orientation and scales it to at most 2000 px a side. Throws a `PictureError`
 * for other files.
 */
export const openPicture = async (name: UploadName, file: Blob) => {
  const bitmap = await decode(file)
  try {
    if (isTooSmall(name, bitmap)) throw new PictureError("too_small")
    const { x, y, ...area } = middleOf(uploads[name], bitmap)
    const size = sizeAt(workingSide / Math.max(area.width, area.height), area)
    return paint(size, (context) =>
      context.drawImage(bitmap, x, y, area.width, area.height, 0, 0, size.width, size.height),
    )
  } finally {
    bitmap.close?.()
  }
}

export const turnRight = (picture: HTMLCanvasElement) =>
  paint({ width: picture.height, height: picture.width }, (context) => {
    context.translate(picture.height, 0)
    context.rotate(Math.PI / 2)
    context.drawImage(picture, 0, 0)
  })

/** Writes a JPEG; null if the browser cannot, which it does when memory is short. */
const toJpeg = (canvas: HTMLCanvasElement, quality?: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality)
  })

const draw = (picture: HTMLCanvasElement, { x, y, width, height }: Area, size: Size) =>
  paint(size, (context) =>
    context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height),
  )

const wholeOf = ({ width, height }: HTMLCanvasElement): Area => ({ x: 0, y: 0, width, height })

const retryScales = [1, 0.75, 0.5, 0.25]

/** The picture as a JPEG to show, smaller if memory is short. Throws a `PictureError`. */
export const toPreview = async (picture: HTMLCanvasElement) => {
  for (const scale of retryScales) {
    const size = sizeAt(scale, picture)
    const jpeg = await toJpeg(scale === 1 ? picture : draw(picture, wholeOf(picture), size))
    if (jpeg) return jpeg
  }
  throw new PictureError("no_memory")
}

const qualities = [0.88, 0.8, 0.7, 0.55, 0.4]

export const compress = async (canvas: HTMLCanvasElement, maxBytes: number) => {
  let jpeg: Blob | null = null
  for (const quality of qualities) {
    jpeg = await toJpeg(canvas, quality)
    if (!jpeg || jpeg.size <= maxBytes) break
  }
  return jpeg
}

const smallerScale = (frame: Size, { width, height }: Size) =>
  Math.min(frame.width / width, frame.height / height)

const largerScale = (frame: Size, { width, height }: Size) =>
  Math.max(frame.width / width, frame.height / height)

/**
 * The selected area, or the whole picture, as a JPEG file, scaled to the frame of its kind. Lowers the quality until it
 * is under the limit, and the size while the browser has too little memory. Throws a `PictureError`.
 */
export const cut = async (
  name: UploadName,
  picture: HTMLCanvasElement,
  area: Area = wholeOf(picture),
) => {
  if (isTooSmall(name, area)) throw new PictureError("too_small")
  const { maxBytes, least, ...frame } = uploads[name]
  // A long picture stays larger than its frame, because the server refuses one below the least size.
  const fitting = Math.max(smallerScale(frame, area), largerScale(least, area))
  for (const scale of retryScales) {
    const size = sizeAt(fitting * scale, area)
    if (isTooSmall(name, size)) break
    const jpeg = await compress(draw(picture, area, size), maxBytes)
    if (jpeg) return new File([jpeg], `${name}.jpg`, { type: "image/jpeg" })
  }
  throw new PictureError("no_memory")
}
