import { formatMessage } from "#app/format-message.ts"

import { useFormFrame } from "./form-context.ts"

import styles from "./draft-status.module.css"

interface DraftLineProps {
  keptAt: string | undefined
  isKeeping: boolean
  endedElsewhere: boolean
  onClear: () => void
}

/** Shows when the draft was last saved on this device, and lets the applicant delete it. */
export function DraftStatus({ keptAt, isKeeping, endedElsewhere, onClear }: DraftLineProps) {
  const { isLive, words } = useFormFrame()
  if (!isLive) return null
  const kept = keptAt ? formatMessage(words.draft.kept, { time: keptAt }) : words.draft.willKeep
  return (
    <div className={styles.draft}>
      {endedElsewhere && <output className={styles.ended}>{words.draft.endedElsewhere}</output>}
      <p>{isKeeping ? kept : words.draft.notKept}</p>
      {keptAt && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {words.draft.clear}
        </button>
      )}
    </div>
  )
}
