/** Local storage outlives the browser's windows; session storage ends with the tab. */
export type StorageArea = "localStorage" | "sessionStorage"

/** Reads the browser's storage; null if there is no value, or if the browser blocks storage. */
export const readStored = (key: string, area: StorageArea = "localStorage") => {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** The stored keys that begin with `prefix`; none if the browser blocks storage. */
export const storedKeys = (prefix: string, area: StorageArea = "localStorage") => {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Writes the browser's storage, or removes the value with null; returns false if storage is blocked or full. */
export const writeStored = (
  key: string,
  value: string | null,
  area: StorageArea = "localStorage",
) => {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}
