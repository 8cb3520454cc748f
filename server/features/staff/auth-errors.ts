// What the routes of sign-in need. Separate from better-auth, which is loaded only when somebody opens the console.

/** Base path of better-auth's routes. */
export const authPath = "/api/console/auth"

/** Header in which our server passes the client address to better-auth; never accepted from outside. */
export const addressHeader = "x-console-address"

/** Maps better-auth's error codes to the console's message keys. */
const keys: Record<string, string> = {
  INVALID_EMAIL: "sign_in_refused",
  INVALID_EMAIL_OR_PASSWORD: "sign_in_refused",
  FAILED_TO_CREATE_SESSION: "sign_in_refused",
  INVALID_PASSWORD: "password_wrong",
  INVALID_CODE: "code_wrong",
  INVALID_BACKUP_CODE: "code_wrong",
  PASSKEY_REFUSED: "passkey_refused",
  // The second step of the sign-in took too long or had too many wrong codes.
  INVALID_TWO_FACTOR_COOKIE: "sign_in_again",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "sign_in_again",
  ACCOUNT_TEMPORARILY_LOCKED: "too_many",
}

const keyOf = (status: number, code: string | undefined) => {
  if (code && keys[code]) return keys[code]
  if (status === 401) return "not_signed_in"
  return status < 500 ? "malformed" : "failed"
}

/**
 * Converts an error response of better-auth to the console's format: a message key, which the console
 * translates.
 */
export const mapAuthError = async (response: Response): Promise<{ message: string }> => {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  return { message: keyOf(response.status, code) }
}
