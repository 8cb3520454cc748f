// No 0/O and no 1/I: a code is read aloud at a counter and typed from paper (specification 4.6).
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const length = 12
const pattern = new RegExp(`^[${letters}]{${length}}$`)

/** Twelve letters from twelve random bytes: 60 bits, since 256 is a multiple of 32 without bias. */
export const admissionCodeFrom = (randomBytes: Uint8Array) =>
  Array.from(randomBytes.subarray(0, length), (byte) => letters[byte % letters.length]).join("")

/** The stored form of a typed code (any case, with spaces or hyphens), or undefined. */
export const parseAdmissionCode = (typed: unknown) => {
  if (typeof typed !== "string") return undefined
  const code = typed.toUpperCase().replace(/[\s-]/g, "")
  return pattern.test(code) ? code : undefined
}

/** In groups one can read: ABCD-EFGH-JKLM. */
export const groupAdmissionCode = (code: string) => code.replace(/.{4}(?=.)/g, "$&-")
