import { useLanguage } from "#app/language.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { useFormFrame } from "../form-context.ts"
import type { Device } from "./draft.ts"
import { formatClockTime } from "./format-clock-time.ts"

import styles from "./draft-status.module.css"

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
