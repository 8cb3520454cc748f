import { passwordQueue } from "#server/platform/crypto/password-queue.ts"

/** Fills the queue of passwords to be hashed. Returns what empties it. */
export const fillPasswordQueue = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const tasks = Array.from({ length: 62 }, () => passwordQueue(() => promise))
  return async () => {
    resolve()
    await Promise.all(tasks)
  }
}
