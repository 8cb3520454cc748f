import type { Hydration } from "#app/hydration/route-handle.ts"

import type { FormPageData } from "../form-view.tsx"
import { dataId, islandParts, islandScripts } from "./page-data.ts"

/** JSON for a script element: text in it cannot end the element. */
export const toScriptText = (page: FormPageData) => JSON.stringify(page).replaceAll("<", "\\u003c")

/**
 * The data and the scripts of a form that starts without the router. The page's inline script starts them after the first
 * paint (decision 26): on a slow line the form's text and styles arrive first.
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
      <script
        type="text/plain"
        data-hydration={"paint" satisfies Hydration}
        data-modules={islandScripts.join(" ")}
      />
    </>
  )
}
