import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether scripts run: false in what the server sends and while the page wakes up, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
