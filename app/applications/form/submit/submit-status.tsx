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
  withdraw: () => void
  /** Whether the outbox keeps the form. */
  isQueued: boolean
  result: SubmitReply | undefined
  isLastStep: boolean
  canSubmit: boolean
}

const failureOf = (result: SubmitReply | undefined, send: FormMessages["send"]) => {
  switch (result?.kind) {
    case "failed":
      return result.message ?? send.failed
    case "no reply":
      return send.noReply
    case "unconfirmed":
      return send.unconfirmed
    default:
      return undefined
  }
}

/** Progress of the submission, its retries, and what to do after a failure. */
export function SubmitStatus(props: SubmitStatusProps) {
  const { percent, retry, withdraw, isQueued, result, isLastStep, canSubmit } = props
  const { send, form } = useFormFrame().messages
  const received = result?.kind === "already received" ? result.message : undefined
  const failure = failureOf(result, send)
  const offline = isQueued ? send.queued : send.offline
  const waiting = retry?.place ? formatMessage(send.inLine, { place: retry.place }) : send.retrying
  const retrying = retry && (retry.isOffline ? offline : waiting)
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
          {/* A phone may be called online without a connection. */}
          <span>{isQueued && !retry.isOffline ? send.queued : send.noReplyHint}</span>
          <Button onClick={retry.sendNow}>{send.now}</Button>
          <Button kind="secondary" onClick={withdraw}>
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
          <p>{isQueued ? send.queued : send.noReplyHint}</p>
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
