// Passwords are stored as scrypt hashes in the format of better-auth, which is loaded with the first password.

const load = () => import("better-auth/crypto")

/** A salt and a hash that no password has. */
const noPassword = `${"0".repeat(32)}:${"0".repeat(128)}`

/** The hash of a password, with a random salt. Slow by design. */
export const hashPassword = async (password: string) => (await load()).hashPassword(password)

/** Whether a password has this hash. Without a hash it takes the same time and is false. */
export const verifyPassword = async (password: string, hash: string | null | undefined) =>
  (await load()).verifyPassword({ hash: hash ?? noPassword, password })
