import { isHeic } from "#domain/fields/uploads.ts"
import { compress, paint, sizeAt } from "#ui/upload/canvas.ts"
import { decode } from "#ui/upload/decode-picture.ts"
import { readTakenAt } from "#ui/upload/exif-time.ts"
import { PictureError } from "#ui/upload/picture-error.ts"

/** The largest picture of the site (server/features/content/media/add-media.ts): more pixels would be sent for nothing. */
const largest = { width: 1280, height: 2560 }
const maxBytes = 1024 * 1024

/** When a photo was taken: by its own data, else when the file was changed. Milliseconds. */
export const takenAtOf = async (file: File) =>
  readTakenAt(new Uint8Array(await file.slice(0, 256 * 1024).arrayBuffer())) ?? file.lastModified

/** A photo as JPEG without metadata, upright and no larger than the site shows it. Throws a `PictureError`. */
export const shrinkPhoto = async (file: File): Promise<File> => {
  const bitmap = await decode(file, isHeic)
  try {
    const { width, height } = bitmap
    const size = sizeAt(Math.min(largest.width / width, largest.height / height), bitmap)
    const canvas = paint(size, (context) =>
      context.drawImage(bitmap, 0, 0, size.width, size.height),
    )
    const jpeg = await compress(canvas, maxBytes)
    if (!jpeg) throw new PictureError("no_memory")
    return new File([jpeg], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" })
  } finally {
    bitmap.close?.()
  }
}
