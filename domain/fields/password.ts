/** Follows NIST SP 800-63B-4 for a password as the only factor. In characters of the normalized text. */
export const passwordLength = { min: 15, max: 128 } as const

/** The form in which passwords are compared and hashed. */
export const normalizePassword = (password: string) => password.normalize("NFC")

/** Why a normalized password is too short or too long; undefined if it is neither. */
export const passwordLengthError = (password: string) => {
  const { length } = [...password]
  if (length < passwordLength.min) return "password.too_short" as const
  return length > passwordLength.max ? ("password.too_long" as const) : undefined
}
