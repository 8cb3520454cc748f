import { useNotify, useRefresh } from "react-admin"

import { request } from "../../api/api-client.ts"
import type { HttpError } from "../../api/http-error.ts"
import { useNotifyError } from "../../api/use-request.ts"

interface Removed {
  collection: string
  slug: string
  version: number
}

/** Returns a function that brings an item back from the trash. No input shows why it was refused: the notice does. */
export const useRestore = () => {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  return async ({ collection, slug, version }: Removed) => {
    try {
      await request("POST", `/content/${collection}/${slug}/restore`, { version })
      notify("console.content.trash.restored", { type: "success" })
      refresh()
    } catch (error) {
      const [fieldError] = Object.values((error as HttpError).body?.errors ?? {})
      notifyError(fieldError === undefined ? (error as HttpError) : new Error(fieldError))
    }
  }
}
