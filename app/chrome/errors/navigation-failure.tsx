import { useEffect, useRef, useState } from "react"
import { useNavigation } from "react-router"

import { useLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"
import { chunkTimeoutMs } from "#app/ui/chunk/load-chunk.ts"

import { words } from "./words.ts"

import styles from "./navigation-failure.module.css"

/**
 * Says so when the next page's script does not come (design 4.19): the router itself would reload the page in
 * view without a word if it fails, and wait forever if it hangs. Reloading loads the page one was going to.
 */
export function NavigationFailure() {
  const { location } = useNavigation()
  const [isFailed, setFailed] = useState(false)
  const text = words[useLanguage()]
  const dialog = useRef<HTMLDialogElement>(null)
  const target = location && location.pathname + location.search + location.hash

  useEffect(() => {
    if (target === undefined) return undefined
    const fail = () => setFailed(true)
    const timer = setTimeout(fail, chunkTimeoutMs)
    // Only a reload by script while a page is on its way; those by the visitor go on.
    const stopReload = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return
      event.preventDefault()
      fail()
    }
    window.navigation?.addEventListener("navigate", stopReload)
    return () => {
      clearTimeout(timer)
      window.navigation?.removeEventListener("navigate", stopReload)
      setFailed(false)
    }
  }, [target])

  useEffect(() => {
    if (isFailed) dialog.current?.showModal()
  }, [isFailed])

  if (!isFailed) return null
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="navigation-failure"
      onClose={() => setFailed(false)}
    >
      <h2 id="navigation-failure">{text.chunk}</h2>
      <p>{text.causes.chunk}</p>
      <p className={styles.actions}>
        <Button onClick={() => target && window.location.assign(target)}>{text.reload}</Button>
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          {text.stay}
        </Button>
      </p>
    </dialog>
  )
}
