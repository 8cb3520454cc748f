import type { Language } from "#domain/content/languages.ts"

import type { FormPageData } from "../form-view.tsx"
import type { FormMessages } from "../messages/messages.server.ts"
import { withDifferences } from "./differences.ts"

declare global {
  interface ImportMetaEnv {
    /** Addresses of the files that start the form without the router; undefined in development. */
    readonly ISLAND?: {
      /** In the order of loading. */
      readonly scripts: readonly string[]
      /** Loaded when they are needed: the cropping tool. */
      readonly parts: readonly string[]
      readonly texts: Readonly<Record<Language, string>>
    }
  }
}

export const islandFiles = import.meta.env.ISLAND

/** Id of the element that React hydrates. */
export const islandId = "form-page"

/** Id of the script element that holds the page's data. */
export const dataId = "form-data"

/** The texts that pages of all programmes have in common: files of their own, which the browser keeps for the next visit. */
const loadTexts = {
  en: () => import("./texts.en.ts"),
  hi: () => import("./texts.hi.ts"),
}

/**
 * Reads the data that the server wrote into a page of the form, and adds the texts that it left out; undefined for
 * another page. Rejects if the texts cannot be loaded.
 */
export const readPageData = async (from: Document): Promise<FormPageData | undefined> => {
  const text = from.getElementById(dataId)?.textContent
  if (!text) return undefined
  const page = JSON.parse(text) as FormPageData
  const { texts } = await loadTexts[from.documentElement.lang as Language]()
  const messages = withDifferences(texts, page.loaderData.messages) as FormMessages
  return { ...page, loaderData: { ...page.loaderData, messages } }
}

/** Puts the parts that are needed later into the browser's cache, so that a lost connection does not break them. */
export const prefetchParts = () => {
  const parts = document.getElementById(dataId)?.dataset["parts"]?.split(" ") ?? []
  for (const href of parts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }))
  }
}
