// Starts the admission form by itself: React, without the router (decision 27).
import { useEffect, useEffectEvent, useMemo, useState } from "react"

import { hydrate } from "#app/hydration/hydrate.tsx"

import { type FormPageData, FormView } from "../form-view.tsx"
import { registerWorker } from "../offline/register-worker.ts"
import { FormBoundary } from "./form-boundary.tsx"
import { loadLanguage, pressedLanguageLink, readPageData } from "./load-page.ts"
import { islandId, prefetchParts } from "./page-data.ts"
import { LocationContext } from "./router.tsx"

/** Changes the language in place: the form keeps its values and both pictures. */
const useLanguageLink = (page: FormPageData, show: (page: FormPageData) => void) => {
  const [pathname, setPathname] = useState(window.location.pathname)
  const change = async (address: string) => {
    const next = await loadLanguage(address)
    show(next)
    setPathname(new URL(address).pathname)
  }
  const press = useEffectEvent(async (event: MouseEvent) => {
    const link = pressedLanguageLink(event)
    if (!link) return
    event.preventDefault()
    try {
      await change(link.href)
      // So that a reload stays in this language and on this step, and Back returns to the other.
      window.history.pushState(window.history.state, "", link.href)
    } catch {
      window.alert(page.loaderData.messages.send.noReply)
    }
  })
  const goBack = useEffectEvent(() => {
    const { href } = window.location
    if (window.location.pathname !== pathname) change(href).catch(() => window.location.reload())
  })
  useEffect(() => {
    document.addEventListener("click", press)
    window.addEventListener("popstate", goBack)
    return () => {
      document.removeEventListener("click", press)
      window.removeEventListener("popstate", goBack)
    }
  }, [])
  return pathname
}

function FormIsland({ start }: { start: FormPageData }) {
  const [page, setPage] = useState(start)
  const pathname = useLanguageLink(page, setPage)
  // Repeats what was pressed before (decision 26).
  useEffect(() => void window.dispatchEvent(new Event("hydrated")), [])
  const location = useMemo(() => ({ pathname }), [pathname])
  return (
    <LocationContext value={location}>
      <FormBoundary messages={page.loaderData.messages}>
        <FormView {...page} />
      </FormBoundary>
    </LocationContext>
  )
}

const startForm = async () => {
  const start = await readPageData(document)
  const container = document.getElementById(islandId)
  if (!start || !container) return
  // Its fields belong to the form, and only a form without scripts has them.
  document.getElementById("continue")?.remove()
  hydrate(container, <FormIsland start={start} />)
  const afterLoad = () => {
    prefetchParts()
    registerWorker().catch(() => undefined)
  }
  if (document.readyState === "complete") afterLoad()
  else window.addEventListener("load", afterLoad)
}

// Without the texts the page stays the form that works without JavaScript.
void startForm()
