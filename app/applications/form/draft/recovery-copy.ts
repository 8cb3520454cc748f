import { type RefObject, useEffect, useEffectEvent } from "react"

import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"
import { readStored, writeStored } from "#ui/browser/browser-storage.ts"

import type { FormDraft } from "./draft.ts"
import { serverNow } from "./server-clock.ts"

/**
 * What a shared device keeps of a form while its page is hidden: everything, because the camera or another app makes a
 * small phone drop the tab (decision 58).
 */
export interface RecoveryCopy {
  course: string
  savedAt: number
  draft: FormDraft
  pictures: Partial<Record<UploadName, File>>
}

interface StoredCopy extends Omit<RecoveryCopy, "pictures"> {
  /** As data URLs: session storage takes texts only. */
  pictures: Partial<Record<UploadName, string>>
}

const key = "admission-recovery"
const lifetimeMs = 10 * 60 * 1000

const write = (copy: StoredCopy | null) =>
  writeStored(key, copy && JSON.stringify(copy), "sessionStorage")

const toDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(String(reader.result)))
    reader.addEventListener("error", () => reject(reader.error!))
    reader.readAsDataURL(file)
  })

/** Not by `fetch`: the Content Security Policy forbids data URLs. */
const toFile = (name: string, url: string) => {
  const [head = "", data = ""] = url.split(",")
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? ""
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new File([bytes], `${name}.jpg`, { type })
}

/** Removes the copy, and returns it if it is of this course and not too old. */
export const takeRecoveryCopy = (course: string): RecoveryCopy | undefined => {
  const text = readStored(key, "sessionStorage")
  if (!text) return undefined
  write(null)
  try {
    const copy = JSON.parse(text) as StoredCopy
    if (copy.course !== course || serverNow() - copy.savedAt >= lifetimeMs) return undefined
    const pictures = uploadNames.flatMap((name) => {
      const url = copy.pictures[name]
      return url ? [[name, toFile(name, url)] as const] : []
    })
    return { ...copy, pictures: Object.fromEntries(pictures) }
  } catch {
    return undefined
  }
}

interface UseRecoveryCopy {
  course: string
  form: RefObject<HTMLFormElement | null>
  isShared: boolean
  /** The form as it is on the page. */
  read: () => FormDraft | undefined
}

/** Keeps the recovery copy of a shared device while the page is hidden, and removes it when it is shown or left. */
export const useRecoveryCopy = ({ course, form, isShared, read }: UseRecoveryCopy) => {
  const keep = useEffectEvent(async () => {
    const draft = read()
    if (!draft) return
    const copy: StoredCopy = { course, savedAt: serverNow(), draft, pictures: {} }
    write(copy)
    for (const name of uploadNames) {
      const input = form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      const file = input?.files?.[0]
      if (file) copy.pictures[name] = await toDataUrl(file)
    }
    // The page may have been shown again meanwhile. Without room for the pictures the texts stay.
    if (document.hidden && readStored(key, "sessionStorage")) write(copy)
  })
  useEffect(() => {
    if (!isShared) return undefined
    // Closing and leaving a page hide it too. Then nothing may stay.
    let isLeft = false
    const follow = () => {
      if (document.hidden && !isLeft) void keep().catch(() => undefined)
      else write(null)
    }
    const leave = () => {
      isLeft = true
      write(null)
    }
    const comeBack = () => {
      isLeft = false
    }
    document.addEventListener("visibilitychange", follow)
    window.addEventListener("pagehide", leave)
    window.addEventListener("pageshow", comeBack)
    return () => {
      document.removeEventListener("visibilitychange", follow)
      window.removeEventListener("pagehide", leave)
      window.removeEventListener("pageshow", comeBack)
    }
  }, [isShared])
}
