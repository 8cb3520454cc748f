import { localStorageStore } from "react-admin"

import { seenKey } from "./first-day/use-seen.ts"

/** The end of the keys under which react-admin's tables store their hidden columns. */
const columnsSuffix = ".datatable"

const isKept = (key: string) => key.endsWith(columnsSuffix) || key === seenKey

/** What the console remembers on this device. Signing out forgets all but the chosen columns and who has hidden the first day. */
export const createConsoleStore = () => {
  const store = localStorageStore("1", "console")
  const reset = () => {
    const items = Object.entries(store.listItems!())
    store.reset()
    for (const [key, value] of items) if (isKept(key)) store.setItem(key, value)
  }
  return { ...store, reset }
}
