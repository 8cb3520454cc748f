import { timingSafeEqual } from "node:crypto"

/** Compares a sent value with the expected secret in constant time. */
export const timingSafeCompare = (sent: unknown, expected: string) => {
  const buffer = Buffer.alloc(Buffer.byteLength(expected))
  const text = typeof sent === "string" ? sent : ""
  buffer.write(text)
  return timingSafeEqual(buffer, Buffer.from(expected)) && text.length === expected.length
}
