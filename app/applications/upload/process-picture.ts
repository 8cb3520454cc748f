import { type UploadName, uploads } from "#domain/fields/uploads.ts"

/** Part of a picture, in pixels of it. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Enough for the sheet, and small enough for a cheap phone's memory while cropping. */
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
  // What is transparent in a PNG is paper on the sheet.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = "high"
  draw(context)
  return canvas
}

/** Reads a picture file, upright as its camera meant it, at most 2000 px a side. Rejects what is none. */
export const openPicture = async (file: Blob) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" })
  const scale = Math.min(1, workingSide / Math.max(bitmap.width, bitmap.height))
  const width = bitmap.width * scale
  const height = bitmap.height * scale
  const canvas = paint(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height))
  bitmap.close()
  return canvas
}

/** All of a picture. */
export const wholeArea = ({ width, height }: HTMLCanvasElement): Area => ({
  x: 0,
  y: 0,
  width,
  height,
})

/** The same picture a quarter turn to the right. */
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

/** The chosen area as a JPEG file in the frame of its kind, shrunk until it is under the limit. */
export const cut = async (name: UploadName, picture: HTMLCanvasElement, area: Area) => {
  const { width, height, maxBytes } = uploads[name]
  const scale = Math.min(1, width / area.width, height / area.height)
  const canvas = paint(area.width * scale, area.height * scale, (context) =>
    context.drawImage(
      picture,
      area.x,
      area.y,
      area.width,
      area.height,
      0,
      0,
      area.width * scale,
      area.height * scale,
    ),
  )
  let jpeg: Blob | undefined
  for (const quality of qualities) {
    jpeg = await toJpeg(canvas, quality)
    if (jpeg.size <= maxBytes) break
  }
  return new File([jpeg!], `${name}.jpg`, { type: "image/jpeg" })
}
