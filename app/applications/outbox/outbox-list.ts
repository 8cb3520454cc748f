import { readStored, writeStored } from "#ui/browser/browser-storage.ts"

// Apart from the store, which pages without a queued form need not load.

/** The keys of what is in the outbox, in local storage: it is read at once, and shows what the browser has lost. */
const listKey = "admission-outbox"

export const readList = () => readStored(listKey)?.split(" ").filter(Boolean) ?? []

export const writeList = (keys: string[]) => writeStored(listKey, keys.join(" ") || null)

/** Whether another window has taken this form out of the outbox. */
export const isTakenOut = ({ key, oldValue }: StorageEvent, submissionKey: string) =>
  key === listKey && Boolean(oldValue?.includes(submissionKey)) && !isQueued(submissionKey)

export const isQueued = (submissionKey: string) => readList().includes(submissionKey)

/** Whether something is in the outbox. */
export const hasQueued = () => readList().length > 0
