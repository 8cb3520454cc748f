import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether the page is hydrated: false on the server and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
