import { isHeic, isTooSmall, type UploadName, uploads } from "#domain/fields/uploads.ts"
import { compress, paint, type Size, sizeAt, toJpeg } from "#ui/upload/canvas.ts"
import { decode } from "#ui/upload/decode-picture.ts"
import { PictureError } from "#ui/upload/picture-error.ts"

/** A rectangle in a picture, in pixels of the picture. */
interface Area extends Size {
  x: number
  y: number
}

/** Longest side in pixels: enough for the sheet, and small enough for the memory of a cheap phone while cropping. */
export const workingSide = 2000

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
  const bitmap = await decode(file, isHeic)
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
