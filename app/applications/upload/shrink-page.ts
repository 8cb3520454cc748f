import { isHeic } from "#domain/fields/uploads.ts"
import { compress, paint, sizeAt } from "#ui/upload/canvas.ts"
import { decode } from "#ui/upload/decode-picture.ts"
import { PictureError } from "#ui/upload/picture-error.ts"

import { turnRight, workingSide } from "./process-picture.ts"

/** Most bytes of a page of a document: small print stays readable. */
const maxPageBytes = 600 * 1024

const writePage = async (canvas: HTMLCanvasElement, name: string) => {
  const jpeg = await compress(canvas, maxPageBytes)
  if (!jpeg) throw new PictureError("no_memory")
  return new File([jpeg], name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" })
}

const openPage = async (file: File) => {
  const bitmap = await decode(file, isHeic)
  try {
    const size = sizeAt(workingSide / Math.max(bitmap.width, bitmap.height), bitmap)
    return paint(size, (context) => context.drawImage(bitmap, 0, 0, size.width, size.height))
  } finally {
    bitmap.close?.()
  }
}

/** A photo of a page, upright and at most 2000 px a side, as JPEG. Other files are returned as they are. */
export const shrinkPage = async (file: File) =>
  file.type.startsWith("image/") ? writePage(await openPage(file), file.name) : file

/** A photo of a page, turned to the right. */
export const turnPage = async (file: File) => writePage(turnRight(await openPage(file)), file.name)
