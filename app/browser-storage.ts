/** Reads local storage; null if there is no value, or if the browser blocks storage. */
export const readStored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes local storage, or removes the value with null; returns false if storage is blocked or full. */
export const writeStored = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
