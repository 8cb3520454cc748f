import type { FormPageData } from "../form-view.tsx"

declare global {
  interface ImportMetaEnv {
    /** Addresses of the scripts that start the form, in the order of loading; undefined in development. */
    readonly ISLAND_SCRIPTS?: readonly string[]
    /** Addresses of the parts that are loaded when they are needed: the cropping tool. */
    readonly ISLAND_PARTS?: readonly string[]
  }
}

export const islandScripts = import.meta.env.ISLAND_SCRIPTS ?? []

export const islandParts = import.meta.env.ISLAND_PARTS ?? []

/** Id of the element that React hydrates. */
export const islandId = "form-page"

/** Id of the script element that holds the page's data. */
export const dataId = "form-data"

/** Reads the data that the server wrote into a page of the form; undefined for another page. */
export const readPageData = (from: Document): FormPageData | undefined => {
  const text = from.getElementById(dataId)?.textContent
  return text ? (JSON.parse(text) as FormPageData) : undefined
}

/** Puts the parts that are needed later into the browser's cache, so that a lost connection does not break them. */
export const prefetchParts = () => {
  const parts = document.getElementById(dataId)?.dataset["parts"]?.split(" ") ?? []
  for (const href of parts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }))
  }
}
