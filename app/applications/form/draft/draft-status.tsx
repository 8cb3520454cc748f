import { useLanguage } from "#app/language.ts"
import { withSiteSpelling } from "#domain/content/site-spelling.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { useFormFrame } from "../form-context.ts"
import type { Device } from "./draft.ts"

import styles from "./draft-status.module.css"

const inEnglish = (instant: Date, isToday: boolean) =>
  instant.toLocaleString("en-IN", {
    ...(!isToday && { day: "2-digit", month: "2-digit" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })

// Hindi names the part of the day: 00:01 is "रात 12:01 बजे".
const inHindi = (instant: Date, isToday: boolean) => {
  const time = instant.toLocaleTimeString("hi-IN", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    dayPeriod: "short",
  })
  const day = instant.toLocaleDateString("hi-IN", { day: "numeric", month: "long" })
  return isToday ? `${time} बजे` : `${withSiteSpelling(day)} को ${time} बजे`
}

/** An instant as local time in the page's language, with the day unless it is today. */
export const formatClockTime = (at: number, language: Language) => {
  const instant = new Date(at)
  const isToday = instant.toDateString() === new Date().toDateString()
  return (language === "hi" ? inHindi : inEnglish)(instant, isToday)
}

interface DraftStatusProps {
  device: Device | undefined
  savedAt: number | undefined
  canSave: boolean
  onChange: () => void
  onClear: () => void
  /** Opens the dialog that moves the form to another device. */
  onTransfer: () => void
}

/** Below each step: whose device this is, when the draft was last saved, and how to change or delete that. */
export function FormDraftStatus({ device, savedAt, canSave, ...actions }: DraftStatusProps) {
  const { onChange, onClear, onTransfer } = actions
  const language = useLanguage()
  const { draft } = useFormFrame().messages
  const savedText = device === "own" ? draft.kept : draft.keptInTab
  const saved = savedAt && formatMessage(savedText, { time: formatClockTime(savedAt, language) })
  return (
    <div className={styles.status}>
      {device && (
        <p className={styles.line}>
          {draft[device].short}
          <button type="button" className="link-button" onClick={onChange}>
            {draft.change}
          </button>
        </p>
      )}
      {(savedAt || !canSave) && (
        <p className={styles.line}>
          {canSave ? saved : draft.notKept}
          <button type="button" className="link-button" onClick={onClear}>
            {draft.clear}
          </button>
        </p>
      )}
      <p className={styles.line}>
        <button type="button" className="link-button" onClick={onTransfer}>
          {draft.transfer}
        </button>
      </p>
    </div>
  )
}
