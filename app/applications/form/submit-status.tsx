import { useEffect, useRef } from "react"
import { Link } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, useLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"

import { useFormFrame } from "./form-context.ts"
import type { SubmitResult } from "./submit.ts"

import styles from "./submit-status.module.css"

/** Progress of the submission, and what to do after a failure. */
export function SubmitStatus({
  percent,
  result,
  isLastStep,
  canSubmit,
}: {
  percent: number | undefined
  result: SubmitResult | undefined
  isLastStep: boolean
  canSubmit: boolean
}) {
  const { send, form, chooser } = useFormFrame().words
  const language = useLanguage()
  const received = result?.kind === "already received" ? result.message : undefined
  const failure =
    result?.kind === "no reply"
      ? send.noReply
      : result?.kind === "failed"
        ? (result.message ?? send.failed)
        : undefined
  const line = useRef<HTMLDivElement>(null)
  const news = failure ?? received ?? (percent === undefined ? undefined : form.submitting)
  useEffect(() => {
    // The message appears below the button, which on a phone is often outside the viewport.
    if (news) line.current?.scrollIntoView({ block: "nearest" })
  }, [news])
  return (
    <div ref={line}>
      <output className={styles.status}>
        {percent !== undefined && (
          <>
            <progress
              className={styles.bar}
              max={100}
              value={percent}
              aria-label={form.submitting}
            />
            <span>{formatMessage(form.uploaded, { percent })}</span>
          </>
        )}
        {result?.kind === "saved" && <span className={styles.saved}>{send.saved}</span>}
      </output>
      {received !== undefined && (
        <div role="alert" className={styles.failure}>
          <p>
            <strong>{received}</strong>
          </p>
          <p>
            <Link to={inLanguage(language, "/admission-status")}>{chooser.status}</Link>
          </p>
        </div>
      )}
      {failure !== undefined && (
        <div role="alert" className={styles.failure}>
          <p>
            <strong>{failure}</strong>
          </p>
          <p>{send.noReplyHint}</p>
          {isLastStep && (
            <Button type="submit" disabled={!canSubmit}>
              {send.again}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
