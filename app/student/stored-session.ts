import type { SessionData } from "#domain/student/session-data.ts"

const tokenKey = "student_token"
const userKey = "student_user"

/** The token grants access to the student's data. Local storage is binding (specification 8.1). */
export const storedToken = () => {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

/** Keeps a session in this browser; false where the browser lets no site keep anything. */
export const saveSession = (token: string, user: SessionData) => {
  try {
    localStorage.setItem(tokenKey, token)
    localStorage.setItem(userKey, JSON.stringify(user))
    return true
  } catch {
    return false
  }
}

/** Forgets the token and the user data. */
export const deleteSession = () => {
  try {
    localStorage.removeItem(tokenKey)
    localStorage.removeItem(userKey)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Calls back when another tab signs out, or in as somebody else. Gives what ends the listening. */
export const onSessionChangeInOtherTab = (changed: () => void) => {
  const listen = (event: StorageEvent) => {
    // A null key: the whole storage was emptied.
    if (event.key === tokenKey || event.key === null) changed()
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}
