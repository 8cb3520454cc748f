import { use, useEffect, useRef, useState } from "react"
import {
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigation,
} from "react-router"

import { useLanguage } from "#app/language.ts"
import { Button } from "#ui/button/button.tsx"
import { chunkTimeoutMs } from "#ui/chunk/load-chunk.ts"
import { Dialog } from "#ui/dialog/dialog.tsx"

import { errorPageMessages } from "./messages.ts"

/**
 * Dialog for a next page whose script failed to load (specification 3.13). Its reload button loads that page
 * whole.
 */
export function NavigationFailure() {
  const [target, dismiss] = useFailedNavigation()
  const text = errorPageMessages[useLanguage()]
  if (target === undefined) return null
  return (
    <Dialog
      isOpen
      kind="failure"
      title={text.titles.chunk}
      close={text.stay}
      action={<Button onClick={() => window.location.assign(target)}>{text.reload}</Button>}
      onClose={dismiss}
    >
      <p>{text.causes.chunk}</p>
    </Dialog>
  )
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/**
 * URL of a page whose script failed to load or timed out, until it is dismissed. By default the router would
 * silently reload the current page on failure, and wait forever on a hanging request.
 */
const useFailedNavigation = () => {
  const router = use(DataRouterContext)?.router
  const { location } = useNavigation()
  const [failed, setFailed] = useState<string>()
  const lastFailed = useRef<Location>(undefined)

  useEffect(() => {
    const stopReload = (event: NavigateEvent) => {
      // Read the router's state: the rendered one may lag behind. Reloads by the visitor pass.
      const target = router?.state.navigation.location
      if (!target || event.navigationType !== "reload" || event.userInitiated) return
      if (!event.cancelable) return
      event.preventDefault()
      lastFailed.current = target
      setFailed(addressOf(target))
    }
    // Older browsers without the Navigation API reload, as is the router's default.
    window.navigation?.addEventListener("navigate", stopReload)
    return () => window.navigation?.removeEventListener("navigate", stopReload)
  }, [router])

  useEffect(() => {
    if (!location) return undefined
    // The router would wait again for the same pending chunk: load pages whole from now on.
    if (lastFailed.current && lastFailed.current !== location)
      window.location.assign(addressOf(location))
    const timer = setTimeout(() => {
      lastFailed.current = location
      setFailed(addressOf(location))
    }, chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [location])

  return [failed, () => setFailed(undefined)] as const
}
