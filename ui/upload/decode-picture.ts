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

/**
 * Decodes a picture file, with its EXIF orientation. Throws a `PictureError` for other files; `isHeic` names those of iPhones.
 */
export const decode = async (file: Blob, isHeic: (bytes: Uint8Array) => boolean) => {
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
