import { encode } from "uqr"

/** A QR code as an SVG path of one-unit modules, in a square of `size` units, quiet zone included. */
export interface Qr {
  path: string
  size: number
}

export const qrOf = (text: string): Qr => {
  const { data, size } = encode(text, { ecc: "M", border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("")
  return { path, size }
}
