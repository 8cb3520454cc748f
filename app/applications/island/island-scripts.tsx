import type { FormPageData } from "../form-view.tsx"
import { dataId, islandParts, islandScripts } from "./page-data.ts"

/** JSON for a script element: text in it cannot end the element. */
export const toScriptText = (page: FormPageData) => JSON.stringify(page).replaceAll("<", "\\u003c")

/**
 * The data and the scripts of a form that starts without the router. They come after the form, and with a low
 * priority: on a slow line its text and styles arrive first.
 */
export function IslandScripts({ page }: { page: FormPageData }) {
  if (islandScripts.length === 0) return null
  return (
    <>
      <script
        id={dataId}
        type="application/json"
        data-parts={islandParts.join(" ")}
        dangerouslySetInnerHTML={{ __html: toScriptText(page) }}
      />
      {islandScripts.map((file) => (
        <script key={file} type="module" src={file} fetchPriority="low" />
      ))}
    </>
  )
}
