import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Whether this visitor asked their system for little motion. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
