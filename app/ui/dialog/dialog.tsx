import { type ReactNode, useEffect, useId, useRef } from "react"

import styles from "./dialog.module.css"

interface DialogProps {
  isOpen: boolean
  title: string
  /** What the one button says, like OK. */
  close: string
  onClose: () => void
  children: ReactNode
}

/**
 * A message one has to answer. The browser's own modal dialog: it keeps the focus inside, closes on
 * Escape and gives the focus back to where it was.
 */
export function Dialog({ isOpen, title, close, onClose, children }: DialogProps) {
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
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div id={textId}>{children}</div>
      <p className={styles.actions}>
        <button type="button" className={styles.close} onClick={() => ref.current?.close()}>
          {close}
        </button>
      </p>
    </dialog>
  )
}
