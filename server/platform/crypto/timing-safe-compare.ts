import { timingSafeEqual } from "node:crypto"

/** Compares a sent value with the expected secret in constant time. */
export const timingSafeCompare = (sent: unknown, expected: string) => {
  const given = Buffer.alloc(Buffer.byteLength(expected))
  const text = typeof sent === "string" ? sent : ""
  given.write(text)
  return timingSafeEqual(given, Buffer.from(expected)) && text.length === expected.length
}
