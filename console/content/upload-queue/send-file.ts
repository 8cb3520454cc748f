import { requestData } from "../../api/api-client.ts"
import { call } from "../../api/call.ts"
import { firstMessage, HttpError } from "../../api/http-error.ts"
import type { Medium } from "../uploads/upload-form.tsx"

/** The collections to which many files can be added. */
export type QueueCollection = "photos" | "documents"

/** Uploads a file, with its alternative texts. */
export const uploadFile = (
  kind: Medium["kind"],
  file: File,
  texts: Record<string, string> = {},
) => {
  const body = new FormData()
  // Before the file: the server then knows how large it may be.
  body.set("kind", kind)
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  body.set("file", file)
  return requestData<Medium>("POST", "/media", body)
}

/** Stores an item, published or as a draft. Returns its slug. */
export const storeItem = async (
  collection: QueueCollection,
  item: object,
  isPublished: boolean,
) => {
  const data = { item, publish_at: isPublished ? "now" : null }
  return (await call("POST /content/:collection", { collection, data })).id
}

/** Puts an item that was stored late before another one. */
export const placeItem = (collection: QueueCollection, slug: string, before: string) =>
  call("POST /content/:collection/order", { collection, slug, before })

/** The message key of why a file could not be sent. */
export const errorKeyOf = (error: unknown): string =>
  error instanceof HttpError ? firstMessage(error) : "console.refusals.failed"
