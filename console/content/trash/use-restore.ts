import { useNotify, useRefresh } from "react-admin"

import { call } from "../../api/call.ts"
import type { HttpError } from "../../api/http-error.ts"
import { useNotifyError } from "../../api/use-request.ts"

interface Restored {
  version: number
  /** The version that the member saw; missing for an item in the trash. */
  expectedVersion?: number
}

/**
 * Returns a function that brings back a version of an item, by the item's path; its result says whether it did. No input
 * shows why the server refused it: the notice does. `done` is the message key of the notice otherwise.
 */
export const useRestore = (done: string) => {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  return async (path: string, restored: Restored) => {
    const [, collection = "", slug = ""] = path.split("/")
    try {
      await call("POST /content/:collection/:slug/restore", { collection, slug, ...restored })
    } catch (error) {
      const [fieldError] = Object.values((error as HttpError).body?.errors ?? {})
      notifyError(fieldError === undefined ? (error as HttpError) : new Error(fieldError))
      return false
    }
    notify(done, { type: "success" })
    refresh()
    return true
  }
}
