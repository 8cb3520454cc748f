import { useEffect, useSyncExternalStore } from "react"

import { lazyDialog } from "../kit/dialog/lazy-dialog.tsx"
import { reauthentication } from "./reauthentication.ts"

const load = () => import("./session-dialog.tsx").then((file) => file.SessionDialog)
const SessionDialog = lazyDialog(load)

/** Milliseconds after which the dialog's scripts are loaded: after the first page, and long before a session can end. */
const loadAfterMs = 10_000

/** The dialog of an ended session. The first page does not wait for its sign-in form. */
export function SessionDialogOnDemand() {
  const step = useSyncExternalStore(reauthentication.subscribe, reauthentication.step)
  useEffect(() => {
    const preload = () => void load().catch(() => undefined)
    // Browsers cache a failed import, so that the dialog could not be opened later.
    const preloadOnline = () =>
      navigator.onLine ? preload() : window.addEventListener("online", preload, { once: true })
    const timer = setTimeout(preloadOnline, loadAfterMs)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("online", preload)
    }
  }, [])
  return step && <SessionDialog onClose={reauthentication.decline} />
}
