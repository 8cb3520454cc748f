// Passwords are stored as scrypt hashes in the format of better-auth, which is loaded with the first password.
import { passwordQueue } from "./password-queue.ts"

const load = () => import("better-auth/crypto")

/** A salt and a hash that no password has. */
const noPassword = `${"0".repeat(32)}:${"0".repeat(128)}`

/** The hash of a password, with a random salt. Slow by design. Throws PasswordQueueFullError. */
export const hashPassword = (password: string) =>
  passwordQueue(async () => (await load()).hashPassword(password))

/** Whether a password has this hash. Without a hash it takes the same time and is false. Throws PasswordQueueFullError. */
export const verifyPassword = (password: string, hash: string | null | undefined) =>
  passwordQueue(async () => (await load()).verifyPassword({ hash: hash ?? noPassword, password }))
