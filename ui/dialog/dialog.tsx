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
   * wider, is not announced as a whole, and also closes on a press outside. A failure is a message with a red line.
   */
  kind?: "message" | "reading" | "failure"
  /** Another button, before the close button. */
  action?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Native modal dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  isOpen,
  title,
  close,
  kind = "message",
  action,
  onClose,
  children,
}: DialogProps) {
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
      aria-describedby={kind === "reading" ? undefined : textId}
      closedby={kind === "reading" ? "any" : undefined}
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div id={textId}>{children}</div>
      <p className={styles.actions}>
        {action}
        <Button kind={action ? "secondary" : "primary"} onClick={() => ref.current?.close()}>
          {close}
        </Button>
      </p>
    </dialog>
  )
}
