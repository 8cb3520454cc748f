import type { Language } from "#domain/content/languages.ts"

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

export const islandId = "form-page"

/** Id of the script element that holds the page's data. */
export const dataId = "form-data"

/** Puts the parts that are needed later into the browser's cache, so that a lost connection does not break them. */
export const prefetchParts = () => {
  const parts = document.getElementById(dataId)?.dataset["parts"]?.split(" ") ?? []
  for (const href of parts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }))
  }
}
