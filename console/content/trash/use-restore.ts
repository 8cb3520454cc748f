import { useNotify, useRefresh } from "react-admin"

import { call } from "../../api/call.ts"
import type { HttpError } from "../../api/http-error.ts"
import { useNotifyError } from "../../api/use-request.ts"
import { type TextKey, useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import type { RestoreNotes } from "./restore-notes.ts"

interface Restored {
  version: number
  /** The version that the member saw; missing for an item in the trash. */
  expectedVersion?: number
}

/** Long enough to read what else was restored. */
const notesMs = 15_000

const isPlain = ({ together, drafts, lost, hasDeadLink }: RestoreNotes) =>
  together.length === 0 && drafts.length === 0 && !lost && !hasDeadLink

/**
 * Returns a function that brings back a version of an item, by the item's path; its result says whether it did. No input
 * shows why the server refused it: the notice does. `done` is the message key of the notice otherwise.
 */
export const useRestore = (done: TextKey) => {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const language = useConsoleLanguage()
  const t = useText()
  const tell = async (notes: RestoreNotes | undefined) => {
    if (!notes || isPlain(notes)) return notify(done, { type: "success" })
    const { noteTexts } = await import("./restore-notes.ts")
    const text = [t(done), ...noteTexts(notes, language)].join(" ")
    return notify(text, { type: "warning", autoHideDuration: notesMs })
  }
  return async (path: string, restored: Restored) => {
    const [, collection = "", slug = ""] = path.split("/")
    let notes: RestoreNotes | undefined
    try {
      ;({ notes } = await call("POST /content/:collection/:slug/restore", {
        collection,
        slug,
        ...restored,
      }))
    } catch (error) {
      const [fieldError] = Object.values((error as HttpError).body?.errors ?? {})
      notifyError(fieldError === undefined ? (error as HttpError) : new Error(fieldError))
      return false
    }
    await tell(notes)
    refresh()
    return true
  }
}
