import { useRef, useState } from "react"

import { changed, type QueuedPhoto, storedAfter, withPhotos } from "./photo-queue.ts"
import { takenAtOf } from "./prepare-photo.ts"
import {
  errorKeyOf,
  type PhotoTarget,
  placePhoto,
  storePhoto,
  uploadPicture,
} from "./send-photo.ts"

/** Photos on their way into an album. They are sent one after the other; one that fails does not keep the others. */
export const usePhotoQueue = () => {
  const [queue, setQueue] = useState<QueuedPhoto[]>([])
  const [isRunning, setIsRunning] = useState(false)
  const latest = useRef(queue)
  const nextKey = useRef(0)

  const set = (next: QueuedPhoto[]) => {
    latest.current = next
    setQueue(next)
  }
  const change = (key: number, values: Partial<QueuedPhoto>) =>
    set(changed(latest.current, key, values))
  const photoOf = (key: number) => latest.current.find((photo) => photo.key === key)!

  const add = async (files: readonly File[]) => {
    const added = await Promise.all(
      files.map(async (file): Promise<QueuedPhoto> => ({
        key: nextKey.current++,
        name: file.name,
        takenAt: await takenAtOf(file),
        file,
        state: "waiting",
      })),
    )
    set(withPhotos(latest.current, added))
  }

  const sendOne = async (key: number, target: PhotoTarget) => {
    change(key, { state: "sending", error: undefined })
    try {
      const uploaded = photoOf(key).uploaded ?? (await uploadPicture(photoOf(key), target.texts))
      change(key, { uploaded })
      // Each step is remembered: a retry goes on after it.
      const slug = photoOf(key).slug ?? (await storePhoto(photoOf(key), uploaded, target))
      change(key, { slug })
      const before = storedAfter(latest.current, key)
      if (before !== undefined) await placePhoto(slug, before)
      change(key, { state: "stored" })
    } catch (error) {
      change(key, { state: "failed", error: errorKeyOf(error) })
    }
  }

  /** Sends what is not stored yet: all, or the photo with this key. */
  const send = async (target: PhotoTarget, only?: number) => {
    setIsRunning(true)
    const keys = latest.current
      .filter(({ key, state }) => state !== "stored" && (only === undefined || only === key))
      .map(({ key }) => key)
    for (const key of keys) await sendOne(key, target)
    setIsRunning(false)
  }

  const remove = (key: number) => set(latest.current.filter((photo) => photo.key !== key))

  return { queue, isRunning, add, send, remove, change }
}
