import type { FormValues } from "#domain/applications/form/form-values.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"

type Signing = Pick<FieldEncryption, "blindIndex">

/** A draft lives for seven days, and its page may have been cached since the midnight before. */
const maxAgeMs = 8 * 24 * 60 * 60 * 1000

/** 128 bits are enough for a signature. */
const signatureLength = 22

const signatureOf = ({ blindIndex }: Signing, time: string) =>
  blindIndex(`form start ${time}`).slice(0, signatureLength)

/**
 * The start token of a form page: when it was made, signed. It shows that a form was begun before its programme closed. It
 * names no person: all visitors get the same cached page.
 */
export const signStart = (signing: Signing, at: Date) => {
  const time = at.getTime().toString(36)
  return `${time}.${signatureOf(signing, time)}`
}

/** When a form was begun; undefined without a token, and for one that is forged or too old. */
export const readStartToken = (
  signing: Signing,
  token: FormValues[string] | undefined,
  now: Date,
) => {
  if (typeof token !== "string") return undefined
  const [time = "", signature] = token.split(".")
  const begun = Number.parseInt(time, 36)
  if (!timingSafeCompare(signature, signatureOf(signing, time))) return undefined
  return now.getTime() - begun <= maxAgeMs ? new Date(begun) : undefined
}
