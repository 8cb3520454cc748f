import type { Hydration } from "#app/hydration/route-handle.ts"
import { useLanguage } from "#app/language.ts"
import type { Language } from "#domain/content/languages.ts"

import type { FormPageData } from "../form-view.tsx"
import { differencesFrom } from "./differences.ts"
import { dataId, islandFiles } from "./page-data.ts"
import { texts as english } from "./texts.en.ts"
import { texts as hindi } from "./texts.hi.ts"

const texts = { en: english, hi: hindi }

/**
 * JSON for a script element, without the texts that the browser has in a file of its own: text in it cannot end the
 * element.
 */
export const toScriptText = ({ loaderData, ...page }: FormPageData, language: Language) => {
  const messages = differencesFrom(texts[language], loaderData.messages)
  const data = { ...page, loaderData: { ...loaderData, messages } }
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}

/**
 * The data and the scripts of a form that starts without the router. The page's inline script starts them after the first
 * paint (decision 26): on a slow line the form's text and styles arrive first.
 */
export function IslandScripts({ page }: { page: FormPageData }) {
  const language = useLanguage()
  if (!islandFiles) return null
  const { texts: addresses, scripts, parts } = islandFiles
  return (
    <>
      <script
        id={dataId}
        lang={language}
        type="application/json"
        data-parts={parts.join(" ")}
        dangerouslySetInnerHTML={{ __html: toScriptText(page, language) }}
      />
      <script
        type="text/plain"
        data-hydration={"paint" satisfies Hydration}
        data-polyfills={import.meta.env.POLYFILLS}
        data-modules={[addresses[language], ...scripts].join(" ")}
      />
    </>
  )
}
