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
  const data = from.getElementById(dataId)
  if (!data?.textContent) return undefined
  const page = JSON.parse(data.textContent) as FormPageData
  // Not the language of <html>: a translator changes it.
  const { texts } = await loadTexts[data.lang as Language]()
  const messages = withDifferences(texts, page.loaderData.messages) as FormMessages
  return { ...page, loaderData: { ...page.loaderData, messages } }
}

/** What stands around the form and is not hydrated. */
const frame = ["body > .skip-link", "body > header", "body > footer"]

/** The link in the header to the same form in the other language. */
const linkToOther = "header a[hreflang]"

/** The pressed language link; undefined for any other press, and for one that opens a tab. */
export const pressedLanguageLink = (event: MouseEvent) => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>(linkToOther) ?? undefined
}

const replaceFrame = (page: Document) => {
  const hasFocus = document.activeElement?.matches(linkToOther)
  document.documentElement.lang = page.documentElement.lang
  for (const part of frame) {
    const next = page.querySelector(part)
    if (next) document.querySelector(part)?.replaceWith(next)
  }
  if (hasFocus) document.querySelector<HTMLElement>(linkToOther)?.focus({ preventScroll: true })
}

/**
 * Loads a page of the form, puts its header and footer in the place of these, and returns its data. Rejects without
 * a connection; then nothing has changed.
 */
export const loadLanguage = async (address: string): Promise<FormPageData> => {
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), "text/html")
  const data = await readPageData(page)
  if (!data) throw new Error(`${response.status}: not a page of the form`)
  replaceFrame(page)
  return data
}
