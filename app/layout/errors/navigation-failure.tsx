import { useEffect, useRef } from "react"

import { useLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"

import { errorPageMessages } from "./messages.ts"
import { useFailedNavigation } from "./use-failed-navigation.ts"

import styles from "./navigation-failure.module.css"

/**
 * Dialog for a next page whose script failed to load (specification 3.13). Its reload button loads that page
 * whole.
 */
export function NavigationFailure() {
  const [target, dismiss] = useFailedNavigation()
  const text = errorPageMessages[useLanguage()]
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (target !== undefined) dialog.current?.showModal()
  }, [target])

  if (target === undefined) return null
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="navigation-failure"
      onClose={dismiss}
    >
      <h2 id="navigation-failure">{text.chunk}</h2>
      <p>{text.causes.chunk}</p>
      <p className={styles.actions}>
        <Button onClick={() => window.location.assign(target)}>{text.reload}</Button>
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          {text.stay}
        </Button>
      </p>
    </dialog>
  )
}
