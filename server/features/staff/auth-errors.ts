/** What the library's refusals are called in the console, by its own codes. */
const keys: Record<string, string> = {
  INVALID_EMAIL: "sign_in_refused",
  INVALID_EMAIL_OR_PASSWORD: "sign_in_refused",
  FAILED_TO_CREATE_SESSION: "sign_in_refused",
  INVALID_PASSWORD: "password_wrong",
  INVALID_CODE: "code_wrong",
  INVALID_BACKUP_CODE: "code_wrong",
  // Between password and code: too long ago, or too many wrong codes.
  INVALID_TWO_FACTOR_COOKIE: "sign_in_again",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "sign_in_again",
  ACCOUNT_TEMPORARILY_LOCKED: "too_many",
}

const keyOf = (status: number, code: string | undefined) => {
  if (code && keys[code]) return keys[code]
  if (status === 401) return "not_signed_in"
  return status < 500 ? "malformed" : "failed"
}

/** A refusal of the library as the console's calls tell one: by a key, in the reader's own language there. */
export const mapAuthError = async (response: Response): Promise<{ message: string }> => {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  return { message: keyOf(response.status, code) }
}
