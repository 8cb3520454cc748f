import { use, useEffect, useRef, useState } from "react"
import {
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigation,
} from "react-router"

import { chunkTimeoutMs } from "#app/ui/chunk/load-chunk.ts"

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/**
 * The address of a page whose script failed or did not come in time, until it is dismissed. The router itself
 * would reload the page in view without a word if it fails, and wait forever if it hangs.
 */
export const useFailedNavigation = () => {
  const router = use(DataRouterContext)?.router
  const { location } = useNavigation()
  const [failed, setFailed] = useState<string>()
  const lastFailed = useRef<Location>(undefined)

  useEffect(() => {
    const stopReload = (event: NavigateEvent) => {
      // Asked of the router, since what is rendered may be a moment behind. What visitors reload, reloads.
      const target = router?.state.navigation.location
      if (!target || event.navigationType !== "reload" || event.userInitiated) return
      if (!event.cancelable) return
      event.preventDefault()
      lastFailed.current = target
      setFailed(addressOf(target))
    }
    // An older browser without this reloads, as the router wants.
    window.navigation?.addEventListener("navigate", stopReload)
    return () => window.navigation?.removeEventListener("navigate", stopReload)
  }, [router])

  useEffect(() => {
    if (!location) return undefined
    // The router remembers what it waits for, and would wait again: from now on pages are loaded whole.
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
