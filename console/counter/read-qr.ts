import { decodeQR } from "qr/decode.js"

/** The text of the QR code in a picture of RGBA pixels; undefined if none is seen. */
export const readQr = (picture: Pick<ImageData, "width" | "height" | "data">) => {
  try {
    return decodeQR(picture)
  } catch {
    // The library throws for a picture without a code, which most frames of a camera are.
    return undefined
  }
}
