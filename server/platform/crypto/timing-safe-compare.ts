import { timingSafeEqual } from "node:crypto"

/** Whether what was sent is the expected secret, after the same time wherever the two differ. */
export const timingSafeCompare = (sent: unknown, expected: string) => {
  const given = Buffer.alloc(Buffer.byteLength(expected))
  const text = typeof sent === "string" ? sent : ""
  given.write(text)
  return timingSafeEqual(given, Buffer.from(expected)) && text.length === expected.length
}
