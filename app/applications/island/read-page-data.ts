import type { Language } from "#domain/content/languages.ts"

import type { FormPageData } from "../form-view.tsx"
import type { FormMessages } from "../messages/messages.server.ts"
import { withDifferences } from "./differences.ts"
import { dataId } from "./page-data.ts"

/** The texts that the pages of all programmes share, as separate files that the browser caches for the next visit. */
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
