import { createHmac } from "node:crypto"

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

const bytesOf = (text: string) => {
  const bits = [...text.replace(/=+$/, "")]
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The six digits that an authenticator app shows (TOTP, RFC 6238), from the URI of its QR code. */
export const oneTimeCode = (totpURI: string, now = Date.now()) => {
  const secret = bytesOf(new URL(totpURI).searchParams.get("secret")!)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const hash = createHmac("sha1", secret).update(counter).digest()
  const offset = hash.at(-1)! & 15
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, "0")
}
