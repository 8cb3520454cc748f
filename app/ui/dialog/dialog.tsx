import { type ReactNode, useEffect, useId, useRef } from "react"

import { Button } from "../button/button.tsx"

import styles from "./dialog.module.css"

interface DialogProps {
  isOpen: boolean
  title: string
  /** Label of the close button, like OK. */
  close: string
  /**
   * A message is announced as a whole on opening, and closes only by its button or Escape. Reading content is
   * wider, is not announced as a whole, and also closes on a press outside.
   */
  kind?: "message" | "reading"
  onClose: () => void
  children: ReactNode
}

/** Native modal dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({ isOpen, title, close, kind = "message", onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const textId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-kind={kind}
      aria-labelledby={titleId}
      aria-describedby={kind === "message" ? textId : undefined}
      closedby={kind === "reading" ? "any" : undefined}
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div id={textId}>{children}</div>
      <p className={styles.actions}>
        <Button onClick={() => ref.current?.close()}>{close}</Button>
      </p>
    </dialog>
  )
}
