/** Why a picture cannot be used: the key of its message. */
export type PictureErrorKey = "format" | "heic" | "unreadable" | "too_small" | "no_memory"

/** A separate module: the form reports the error, but loads the tools that find it only with the first picture. */
export class PictureError extends Error {
  key: PictureErrorKey

  constructor(key: PictureErrorKey) {
    super(`the picture is refused: ${key}`)
    this.key = key
  }
}

export const pictureErrorKey = (error: unknown): PictureErrorKey =>
  error instanceof PictureError ? error.key : "unreadable"
