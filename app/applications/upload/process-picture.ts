import { type UploadName, uploads } from "#domain/fields/uploads.ts"

/** A rectangle in a picture, in pixels of the picture. */
interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Longest side in pixels: enough for the sheet, and small enough for the memory of a cheap phone while cropping. */
const workingSide = 2000

const paint = (
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
) => {
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext("2d")
  if (!context) throw new Error("this browser has no canvas")
  // Transparent pixels of a PNG become white.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = "high"
  draw(context)
  return canvas
}

/**
 * Decodes a picture file, applies its EXIF orientation and scales it to at most 2000 px a side. Rejects other files.
 */
export const openPicture = async (file: Blob) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" })
  const scale = Math.min(1, workingSide / Math.max(bitmap.width, bitmap.height))
  const width = bitmap.width * scale
  const height = bitmap.height * scale
  const canvas = paint(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height))
  bitmap.close()
  return canvas
}

/** Rotates the picture by 90 degrees clockwise. */
export const turnRight = (picture: HTMLCanvasElement) =>
  paint(picture.height, picture.width, (context) => {
    context.translate(picture.height, 0)
    context.rotate(Math.PI / 2)
    context.drawImage(picture, 0, 0)
  })

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("this browser writes no JPEG"))),
      "image/jpeg",
      quality,
    )
  })

const qualities = [0.88, 0.8, 0.7, 0.55, 0.4]

/**
 * The selected area, or the whole picture, as a JPEG file, scaled to the frame of its kind. Lowers the quality until it
 * is under the limit.
 */
export const cut = async (
  name: UploadName,
  picture: HTMLCanvasElement,
  area: Area = { x: 0, y: 0, width: picture.width, height: picture.height },
) => {
  const { maxBytes, ...frame } = uploads[name]
  const scale = Math.min(1, frame.width / area.width, frame.height / area.height)
  const [width, height] = [area.width * scale, area.height * scale]
  const canvas = paint(width, height, (context) =>
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height),
  )
  let jpeg: Blob | undefined
  for (const quality of qualities) {
    jpeg = await toJpeg(canvas, quality)
    if (jpeg.size <= maxBytes) break
  }
  return new File([jpeg!], `${name}.jpg`, { type: "image/jpeg" })
}
