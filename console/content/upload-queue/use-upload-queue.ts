import { useCallback, useRef, useState } from "react"

import type { Finding } from "#domain/content/accessibility/findings.ts"

import { changed, type QueuedFile, storedAfter } from "./queue.ts"
import { placeItem, type QueueCollection } from "./send-file.ts"

/** How the files of a collection become its items. */
export interface QueueSteps<Entry extends QueuedFile, Target> {
  collection: QueueCollection
  /** What an entry has besides its file. It does not reject: an unreadable file is `failed`, so the others stay. */
  prepare: (added: QueuedFile) => Entry | Promise<Entry>
  /** The order of the items; without it that in which the files were added. */
  inOrder?: (queue: readonly Entry[]) => Entry[]
  upload: (entry: Entry, target: Target) => Promise<NonNullable<QueuedFile["uploaded"]>>
  /** The accessibility check before publishing. */
  check?: (entry: Entry, target: Target) => Promise<readonly Finding[]>
  /** Stores the item of an uploaded file. Returns its slug. */
  store: (entry: Entry, target: Target) => Promise<string>
  errorKeyOf: (error: unknown) => string
}

/** The queue, and its latest state for what runs while it changes. */
const useEntries = <Entry extends QueuedFile>() => {
  const [queue, setQueue] = useState<Entry[]>([])
  const latest = useRef(queue)
  const set = useCallback((next: Entry[]) => {
    latest.current = next
    setQueue(next)
  }, [])
  const change = useCallback(
    (key: number, values: Partial<Entry> | Partial<QueuedFile>) =>
      set(changed(latest.current, key, values)),
    [set],
  )
  const entryOf = (key: number) => latest.current.find((entry) => entry.key === key)!
  return { queue, latest, set, change, entryOf }
}

/**
 * Files on their way into a collection. They are sent one after the other; one that fails does not keep the others. With a
 * finding of the accessibility check, a file is published only when it is sent once more.
 */
export const useUploadQueue = <Entry extends QueuedFile, Target extends { isPublished: boolean }>(
  steps: QueueSteps<Entry, Target>,
) => {
  const { queue, latest, set, change, entryOf } = useEntries<Entry>()
  const [isRunning, setIsRunning] = useState(false)
  const nextKey = useRef(0)

  const add = async (files: readonly File[]) => {
    const added = await Promise.all(
      files.map((file) =>
        steps.prepare({ key: nextKey.current++, name: file.name, file, state: "waiting" }),
      ),
    )
    const next = [...latest.current, ...added]
    set(steps.inOrder?.(next) ?? next)
  }

  /** Checks an entry once. Returns whether it waits because of what was found. */
  const isHeld = async (key: number, target: Target) => {
    if (!steps.check || entryOf(key).findings) return false
    const findings = await steps.check(entryOf(key), target)
    change(key, { findings })
    return target.isPublished && findings.length > 0
  }

  /** The order can be changed later in the list: an item that could not be placed is stored all the same. */
  const place = async (slug: string, before: string | undefined) => {
    if (before !== undefined) await placeItem(steps.collection, slug, before).catch(() => undefined)
  }

  const sendOne = async (key: number, target: Target) => {
    change(key, { state: "sending", error: undefined })
    try {
      // Each step is remembered: a retry goes on after it.
      const uploaded = entryOf(key).uploaded ?? (await steps.upload(entryOf(key), target))
      change(key, { uploaded })
      if (await isHeld(key, target)) return change(key, { state: "warned" })
      const slug = entryOf(key).slug ?? (await steps.store(entryOf(key), target))
      change(key, { slug })
      await place(slug, storedAfter(latest.current, key))
      change(key, { state: "stored" })
    } catch (error) {
      change(key, { state: "failed", error: steps.errorKeyOf(error) })
    }
  }

  /** Sends what is not stored yet: all, or the file with this key. */
  const send = async (target: Target, only?: number) => {
    setIsRunning(true)
    const keys = latest.current
      .filter(({ key, state }) => state !== "stored" && (only === undefined || only === key))
      .map(({ key }) => key)
    for (const key of keys) await sendOne(key, target)
    setIsRunning(false)
  }

  const remove = (key: number) => set(latest.current.filter((entry) => entry.key !== key))

  return { queue, isRunning, add, send, remove, change }
}

export type UploadQueue<
  Entry extends QueuedFile,
  Target extends { isPublished: boolean },
> = ReturnType<typeof useUploadQueue<Entry, Target>>
