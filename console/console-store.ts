import { localStorageStore } from "react-admin"

/** The end of the keys under which react-admin's tables store their hidden columns. */
const columnsSuffix = ".datatable"

/** What the console remembers on this device. Signing out forgets everything but the columns that were chosen. */
export const createConsoleStore = () => {
  const store = localStorageStore("1", "console")
  const reset = () => {
    const items = Object.entries(store.listItems!())
    store.reset()
    for (const [key, value] of items) if (key.endsWith(columnsSuffix)) store.setItem(key, value)
  }
  return { ...store, reset }
}
