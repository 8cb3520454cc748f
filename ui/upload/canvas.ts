import { PictureError } from "./picture-error.ts"

export interface Size {
  width: number
  height: number
}

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

/** Writes a JPEG; null if the browser cannot, which it does when memory is short. */
export const toJpeg = (canvas: HTMLCanvasElement, quality?: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality)
  })

const qualities = [0.88, 0.8, 0.7, 0.55, 0.4]

export const compress = async (canvas: HTMLCanvasElement, maxBytes: number) => {
  let jpeg: Blob | null = null
  for (const quality of qualities) {
    jpeg = await toJpeg(canvas, quality)
    if (!jpeg || jpeg.size <= maxBytes) break
  }
  return jpeg
}
