import type { SessionData } from "#domain/student/session-data.ts"
import { readStored, writeStored } from "#ui/browser/browser-storage.ts"

const tokenKey = "student_token"
const userKey = "student_user"

/** The token gives access to the student's data. The specification requires local storage (8.1). */
export const storedToken = () => readStored(tokenKey)

/** Saves a session in this browser; returns false if storage is unavailable. */
export const saveSession = (token: string, user: SessionData) =>
  writeStored(tokenKey, token) && writeStored(userKey, JSON.stringify(user))

export const deleteSession = () => {
  writeStored(tokenKey, null)
  writeStored(userKey, null)
}

/**
 * Calls `changed` when another tab signs out or signs in as another student. Returns a function that unsubscribes.
 */
export const onSessionChangeInOtherTab = (changed: () => void) => {
  const listen = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === tokenKey || event.key === null) changed()
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}
