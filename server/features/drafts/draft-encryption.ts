import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto"

import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { hashToken } from "#server/platform/crypto/hash-token.ts"
import { createPasswordQueue } from "#server/platform/crypto/password-queue.ts"

/** A derivation takes 0.1 s and 32 MB. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
/** One at a time in a process, apart from the queue of passwords: guesses slow each other, and never a sign-in. */
const keyQueue = createPasswordQueue({ atOnce: 1, maxWaiting: 30 })

export interface DraftKey {
  key: Buffer
  /** A hash of the part of the derivation that does not encrypt. It tells whether code and PIN are right. */
  check: string
}

const derive = (secret: string, salt: string) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(secret, Buffer.from(salt, "base64url"), 64, cost, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })

/**
 * The key that a code and a PIN give, with the application key as pepper: neither a stolen database nor a stolen bucket is
 * enough to try PINs. Throws PasswordQueueFullError.
 */
export const deriveDraftKey = (
  { blindIndex }: Pick<FieldEncryption, "blindIndex">,
  { code, pin }: { code: string; pin: string },
  salt: string,
): Promise<DraftKey> =>
  keyQueue(async () => {
    const derived = await derive(blindIndex(`draft key ${code} ${pin}`), salt)
    const check = hashToken(derived.subarray(32).toString("base64url"))
    return { key: derived.subarray(0, 32), check }
  })

const algorithm = "aes-256-gcm"
const ivLength = 12
const tagLength = 16

/** Encrypts with AES-256-GCM. `bound` is the additional authenticated data: decryption needs the same. */
export const encryptDraft = (content: Buffer, { key }: DraftKey, bound: string) => {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(bound))
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** The content. Throws if the key, `bound` or any byte differs. */
export const decryptDraft = (encrypted: Buffer, { key }: DraftKey, bound: string) => {
  const iv = encrypted.subarray(0, ivLength)
  const tag = encrypted.subarray(ivLength, ivLength + tagLength)
  // Require the full tag length: otherwise Node accepts a tag truncated to four bytes.
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(bound))
    .setAuthTag(tag)
  return Buffer.concat([
    decipher.update(encrypted.subarray(ivLength + tagLength)),
    decipher.final(),
  ])
}
