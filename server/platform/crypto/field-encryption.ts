import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from "node:crypto"

const algorithm = "aes-256-gcm"
const ivLength = 12
const tagLength = 16

/** Field encryption and blind index of Aadhaar numbers and bank accounts (specification 11). */
export interface FieldEncryption {
  /**
   * Encrypts with AES-256-GCM; returns base64url. `bound` is the additional authenticated data (a record's
   * code and field); decryption needs the same value.
   */
  encrypt(text: string, bound: string): string
  /** The plain text. Throws if the key, `bound` or any byte differs. */
  decrypt(encrypted: string, bound: string): string
  /** Blind index: a keyed hash (HMAC-SHA-256) to look up equal values without decrypting. */
  blindIndex(text: string): string
  /** Identifies the key without revealing anything about it. */
  fingerprint: string
}

/** Field encryption with separate keys for each use, derived (HKDF) from the 32-byte application key. */
export const createFieldEncryption = (appKey: Uint8Array): FieldEncryption => {
  const derive = (use: string) => Buffer.from(hkdfSync("sha256", appKey, "", use, 32))
  const encryptionKey = createSecretKey(derive("mahavidyalaya seal 1"))
  const indexKey = createSecretKey(derive("mahavidyalaya index 1"))
  return {
    encrypt(text, bound) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, encryptionKey, iv).setAAD(Buffer.from(bound))
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")
    },
    decrypt(encrypted, bound) {
      const bytes = Buffer.from(encrypted, "base64url")
      const iv = bytes.subarray(0, ivLength)
      // Require the full tag length: otherwise Node accepts a tag truncated to four bytes.
      const decipher = createDecipheriv(algorithm, encryptionKey, iv, { authTagLength: tagLength })
        .setAAD(Buffer.from(bound))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      return (
        decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8") +
        decipher.final("utf8")
      )
    },
    blindIndex: (text) => createHmac("sha256", indexKey).update(text).digest("base64url"),
    fingerprint: derive("mahavidyalaya fingerprint 1").toString("base64url").slice(0, 16),
  }
}
