import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"

import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"
import { useHydrated } from "#app/use-hydrated.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/dialog/dialog.tsx"

import type { FormMessages } from "../../messages/messages.server.ts"
import { useFormFrame } from "../form-context.ts"
import { StatusLink } from "../form-errors.tsx"
import type { Retry, SubmitReply } from "./submit.ts"

import styles from "./submit-status.module.css"

/**
 * Switches the language without JavaScript: posts the form to the other language, which returns the typed values.
 * With JavaScript the link in the header keeps the values.
 */
export function LanguageLink({ messages }: { messages: FormMessages }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  if (useHydrated()) return null
  const other = language === "en" ? "hi" : "en"
  return (
    <p className="without-scripts">
      <button
        type="submit"
        form="application"
        name="intent"
        value="other language"
        formAction={inLanguage(other, withoutLanguage(pathname))}
        className="link-button"
        lang={other}
      >
        {messages.otherLanguageKeeping}
      </button>
    </p>
  )
}

export function SubmitRefusalDialog({
  result,
  onClose,
}: {
  result: SubmitReply | undefined
  onClose: () => void
}) {
  const { dialogs } = useFormFrame().messages
  const refusal = result?.kind === "refused" ? result : undefined
  return (
    <Dialog
      isOpen={refusal !== undefined}
      title={dialogs.validation}
      close={dialogs.ok}
      onClose={onClose}
    >
      <p>{refusal?.message}</p>
    </Dialog>
  )
}

function Failure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{text}</strong>
      </p>
      {children}
    </div>
  )
}

function Progress({ percent }: { percent: number | undefined }) {
  const { form } = useFormFrame().messages
  return (
    <output className={styles.status}>
      {percent !== undefined && (
        <>
          <progress className={styles.bar} max={100} value={percent} aria-label={form.submitting} />
          <span>{formatMessage(form.uploaded, { percent })}</span>
        </>
      )}
    </output>
  )
}

interface SubmitStatusProps {
  percent: number | undefined
  retry: Retry | undefined
  stop: () => void
  result: SubmitReply | undefined
  isLastStep: boolean
  canSubmit: boolean
}

/** Progress of the submission, its retries, and what to do after a failure. */
export function SubmitStatus(props: SubmitStatusProps) {
  const { percent, retry, stop, result, isLastStep, canSubmit } = props
  const { send, form } = useFormFrame().messages
  const received = result?.kind === "already received" ? result.message : undefined
  const noReply = result?.kind === "no reply" ? send.noReply : undefined
  const failure = result?.kind === "failed" ? (result.message ?? send.failed) : noReply
  const waiting = retry?.place ? formatMessage(send.inLine, { place: retry.place }) : send.retrying
  const retrying = retry && (retry.isOffline ? send.offline : waiting)
  const line = useRef<HTMLDivElement>(null)
  const sending = percent === undefined ? undefined : form.submitting
  const news = failure ?? received ?? retrying ?? sending
  useEffect(() => {
    // The message appears below the button, which on a phone is often outside the viewport.
    if (news) line.current?.scrollIntoView({ block: "nearest" })
  }, [news])
  return (
    <div ref={line}>
      {/* Apart from the progress, which changes often: a screen reader reads the whole of a live region. */}
      <output className={styles.retrying}>{retrying && <strong>{retrying}</strong>}</output>
      {retry && (
        <div className={styles.status}>
          <span>{send.noReplyHint}</span>
          <Button onClick={retry.sendNow}>{send.now}</Button>
          <Button kind="secondary" onClick={stop}>
            {send.stop}
          </Button>
        </div>
      )}
      <Progress percent={percent} />
      {received !== undefined && (
        <Failure text={received}>
          <StatusLink />
        </Failure>
      )}
      {failure !== undefined && (
        <Failure text={failure}>
          <p>{send.noReplyHint}</p>
          {isLastStep && (
            <Button type="submit" disabled={!canSubmit}>
              {send.again}
            </Button>
          )}
        </Failure>
      )}
    </div>
  )
}
