import { type ReactNode, useEffect, useId, useRef } from "react"

import { Button } from "../button/button.tsx"

import styles from "./dialog.module.css"

interface DialogProps {
  isOpen: boolean
  title: string
  /** What the one button says, like OK. */
  close: string
  /**
   * A message is read out whole as it opens, and has to be answered. Something to read is wider, is
   * read at one's own pace, and a press beside it closes it too.
   */
  kind?: "message" | "reading"
  onClose: () => void
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
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
