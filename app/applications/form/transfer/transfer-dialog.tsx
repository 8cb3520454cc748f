import { useEffect, useState } from "react"

import { inLanguage } from "#app/language.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/dialog/dialog.tsx"

import { formatClockTime } from "../draft/format-clock-time.ts"
import { Choice, Conflict } from "./choices.tsx"
import { nameIn } from "./content.ts"
import { FileSection } from "./file-section.tsx"
import { OpenSection } from "./open-section.tsx"
import { StoreSection } from "./store-section.tsx"
import { type Transferring, type TransferProps, useTransfer } from "./use-transfer.ts"

import styles from "./transfer.module.css"

/** What went wrong, and what went well. */
function News({ transfer }: { transfer: Transferring }) {
  const { texts, error, notice, otherCourse, isWorking, language } = transfer
  const slug = encodeURIComponent(otherCourse?.toLowerCase() ?? "")
  const otherForm = `${inLanguage(language, `/admission-form/${slug}/part-1`)}#continue`
  return (
    <div>
      <div role="alert">
        {error !== undefined && <p className={styles.error}>{error}</p>}
        {otherCourse !== undefined && (
          <p className={styles.error}>
            {formatMessage(texts.open.otherCourse, { course: otherCourse })}{" "}
            <a href={otherForm}>{texts.open.chooseCourse}</a>
          </p>
        )}
      </div>
      <output className={styles.notice}>{isWorking ? texts.working : notice}</output>
    </div>
  )
}

function AsideSection({ transfer }: { transfer: Transferring }) {
  const { texts, aside, bringBack, language } = transfer
  if (!aside) return null
  const name = nameIn(aside) || texts.ask.noName
  const time = formatClockTime(aside.savedAt, language)
  return (
    <section>
      <h3>{texts.aside.title}</h3>
      <p>{formatMessage(texts.aside.text, { name, time })}</p>
      <Button kind="secondary" onClick={() => bringBack(aside)}>
        {texts.aside.action}
      </Button>
    </section>
  )
}

interface TransferDialogProps extends TransferProps {
  title: string
  /** Whether a stored form is to be opened: then that comes first. */
  isOpening: boolean
  onClose: () => void
}

/** Moves the form to another device: over the server, or as a file (specification 5.7). */
export default function TransferDialog(props: TransferDialogProps) {
  const { title, isOpening, onClose, ...rest } = props
  const transfer = useTransfer(rest)
  const { texts, view } = transfer
  // The dialog opens after it was mounted, and restores the focus when it closes.
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(true), [])
  const open = <OpenSection transfer={transfer} isFirst={isOpening} />
  return (
    <Dialog isOpen={isOpen} title={title} close={texts.close} kind="reading" onClose={onClose}>
      <div className={styles.sections}>
        <News transfer={transfer} />
        {view.name === "choice" && <Choice transfer={transfer} incoming={view.incoming} />}
        {view.name === "conflict" && (
          <Conflict transfer={transfer} conflict={view} remote={rest.draft.remote} />
        )}
        {view.name === "start" && (
          <>
            {isOpening && open}
            <StoreSection transfer={transfer} remote={rest.draft.remote} course={rest.course} />
            {!isOpening && open}
            <FileSection transfer={transfer} />
            <AsideSection transfer={transfer} />
          </>
        )}
      </div>
    </Dialog>
  )
}
