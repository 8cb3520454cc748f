import { createStore, del, entries, get, set, type UseStore } from "idb-keyval"

import { isWhole, type OutboxItem, type Receipt } from "./outbox-item.ts"
import { readList, writeList } from "./outbox-list.ts"

export type Queued = OutboxItem | Receipt

let store: UseStore | undefined

/** Runs with a new connection if the old one is broken: iOS closes it when memory is short. */
const withStore = async <Result>(run: (open: UseStore) => Promise<Result>) => {
  const open = () => (store ??= createStore("admission-outbox", "items"))
  try {
    return await run(open())
  } catch {
    store = undefined
    return run(open())
  }
}

/** Stores a form in one transaction. Rejects without room or storage. */
const putQueued = async (item: Queued) => {
  await withStore((open) => set(item.key, item, open))
  writeList([...new Set([...readList(), item.key])])
}

/** Stores the new state of a form, unless its applicant has taken it out meanwhile. */
export const updateQueued = async (item: Queued) => {
  if (await withStore((open) => get(item.key, open))) await putQueued(item)
}

/** Puts a form into the outbox, and reads it back. False if the browser does not keep it: then nothing has changed. */
export const queueItem = async (item: OutboxItem) => {
  try {
    await putQueued(item)
    const stored = await withStore((open) => get<OutboxItem>(item.key, open))
    if (await isWhole(stored, item)) {
      // So that the browser does not delete it when space is short. It may refuse.
      void navigator.storage?.persist?.().catch(() => undefined)
      return true
    }
    await removeQueued(item.key)
  } catch {
    // Without storage the page has everything.
  }
  return false
}

export const removeQueued = async (key: string) => {
  await withStore((open) => del(key, open))
  writeList(readList().filter((other) => other !== key))
}

/** Whether a stored value has what is needed to send, show or open it. */
const isReadable = (stored: unknown): stored is Queued => {
  const item = stored as Partial<Omit<OutboxItem, "state"> & Receipt> | null | undefined
  return Boolean(item?.key && (item.admissionCode ?? (item.fields && item.files && item.draft)))
}

/** What is in the outbox, the oldest first, and the forms that the browser has lost or damaged. Rejects if it cannot be read. */
export const readQueued = async () => {
  const found = await withStore((open) => entries<string>(open))
  const items = found
    .map(([, item]) => item)
    .filter(isReadable)
    .toSorted((a, b) => a.createdAt - b.createdAt)
  const lost = readList().filter((key) => items.every((item) => item.key !== key))
  return { items, lost }
}

/** Forgets forms that the browser has lost, after the applicant was told. */
export const forgetLost = (lost: string[]) =>
  writeList(readList().filter((key) => !lost.includes(key)))

/** The forms that this page sends itself. */
const ownKeys = new Set<string>()
export const setOwn = (key: string, isOwn: boolean) =>
  isOwn ? ownKeys.add(key) : ownKeys.delete(key)
export const isOwn = (key: string) => ownKeys.has(key)

/**
 * Runs while no other tab sends the same form; with `isOptional` not at all if one does. Without locks, as in old browsers, two
 * tabs may send it: the submission key makes it one application.
 */
export const withLock = async <Result>(
  key: string,
  run: () => Promise<Result>,
  isOptional = false,
): Promise<Result | undefined> => {
  if (!navigator.locks) return run()
  const options = { ifAvailable: isOptional }
  return navigator.locks.request(`admission-outbox ${key}`, options, async (lock) =>
    lock ? run() : undefined,
  )
}

/** Calls back when the browser is online again and when the page becomes visible. Returns what ends that. */
export const whenReachable = (listener: () => void) => {
  const onVisible = () => {
    if (!document.hidden) listener()
  }
  window.addEventListener("online", listener)
  document.addEventListener("visibilitychange", onVisible)
  return () => {
    window.removeEventListener("online", listener)
    document.removeEventListener("visibilitychange", onVisible)
  }
}
