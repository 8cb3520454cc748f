import { randomBytes } from "node:crypto"

import type { Page } from "@playwright/test"

import { draftKey } from "#app/applications/form/draft/delete-draft.ts"
import { type FormDraft } from "#app/applications/form/draft/draft.ts"
import { submissionKeyFrom } from "#domain/applications/form/form-values.ts"
import type { UploadName } from "#domain/fields/uploads.ts"

import type { Form } from "../../support/samples/applications.ts"
import type { Picture } from "../../support/samples/pictures.ts"

export interface StoredDraft {
  form: Form
  pictures?: Partial<Record<UploadName, Picture>>
  /** The tab that was open; the last one unless told. */
  step?: number
  savedAt?: number
}

const boxes = ["same_as_correspondence", "agreed_to_declaration"]

/** The values of the controls: a box that is not ticked has none. */
const valuesOf = (form: Form) =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name !== "course")
      .filter(([name, value]) => value.length > 0 && !(boxes.includes(name) && value === "no"))
      .map(([name, value]) => [name, boxes.includes(name) ? "1" : value]),
  )

/** Opens an empty page of the site, to read and change its storage. */
export const openEmptyPage = async (page: Page) => {
  await page.route("**/nothing", (route) =>
    route.fulfill({ contentType: "text/html", body: "<link rel=icon href=data:,>" }),
  )
  await page.goto("/nothing")
}

/**
 * Stores a draft and its pictures where the form stores them on the applicant's own device (form/draft.ts,
 * form/draft/draft.ts), for tests that need a filled form but do not test filling it.
 */
export const storeDraft = async (
  page: Page,
  { form, pictures = {}, step = 4, savedAt = Date.now() }: StoredDraft,
) => {
  const key = draftKey(form.course as string)
  const submissionKey = submissionKeyFrom(randomBytes(18))
  const draft: FormDraft = { savedAt, submissionKey, step, values: valuesOf(form), device: "own" }
  const files = Object.entries(pictures).map(([name, { bytes, type }]) => ({
    key: `${key}:${name}`,
    name: `${name}.jpg`,
    type,
    base64: Buffer.from(bytes).toString("base64"),
  }))
  await openEmptyPage(page)
  await page.evaluate(
    async (kept) => {
      localStorage.setItem(kept.key, JSON.stringify(kept.draft))
      if (kept.files.length === 0) return
      const request = indexedDB.open("keyval-store")
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        request.addEventListener("upgradeneeded", () => request.result.createObjectStore("keyval"))
        request.addEventListener("success", () => resolve(request.result))
        request.addEventListener("error", () => reject(request.error!))
      })
      const transaction = database.transaction("keyval", "readwrite")
      for (const { key: fileKey, name, type, base64 } of kept.files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transaction.objectStore("keyval").put(new File([bytes], name, { type }), fileKey)
      }
      await new Promise((resolve) => transaction.addEventListener("complete", resolve))
      database.close()
    },
    { key, draft, files },
  )
}

/** The keys of local storage and of the stored pictures. Session storage ends with the tab. */
export const storedKeys = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === "keyval-store")) return Object.keys(localStorage)
    const request = indexedDB.open("keyval-store")
    const database = await new Promise<IDBDatabase>((resolve) =>
      request.addEventListener("success", () => resolve(request.result)),
    )
    const all = database.transaction("keyval").objectStore("keyval").getAllKeys()
    const keys = await new Promise<IDBValidKey[]>((resolve) =>
      all.addEventListener("success", () => resolve(all.result)),
    )
    database.close()
    return [...Object.keys(localStorage), ...keys.map(String)]
  })
