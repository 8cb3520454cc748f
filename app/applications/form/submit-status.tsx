import { type RefObject, useEffect, useRef, useState } from "react"
import { Link, useLocation, useNavigate } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"
import { useHydrated } from "#app/use-hydrated.ts"

import { rememberAdmissionCode } from "../last-admission-code.tsx"
import type { FormMessages } from "../messages/messages.server.ts"
import { deleteDraft } from "./draft.ts"
import { useFormFrame } from "./form-context.ts"
import { formBody } from "./read-form.ts"
import { submitForm, type SubmitResult } from "./submit.ts"

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
    <p className={styles.other}>
      <button
        type="submit"
        form="application"
        name="intent"
        value="other language"
        formAction={inLanguage(other, withoutLanguage(pathname))}
        className={styles.button}
        lang={other}
      >
        {messages.otherLanguageKeeping}
      </button>
    </p>
  )
}

interface DraftLineProps {
  keptAt: string | undefined
  isKeeping: boolean
  endedElsewhere: boolean
  onClear: () => void
}

/** Shows when the draft was last saved on this device, and lets the applicant delete it. */
export function DraftStatus({ keptAt, isKeeping, endedElsewhere, onClear }: DraftLineProps) {
  const { isLive, messages } = useFormFrame()
  if (!isLive) return null
  const kept = keptAt
    ? formatMessage(messages.draft.kept, { time: keptAt })
    : messages.draft.willKeep
  return (
    <div className={styles.draft}>
      {endedElsewhere && <output className={styles.ended}>{messages.draft.endedElsewhere}</output>}
      <p>{isKeeping ? kept : messages.draft.notKept}</p>
      {keptAt && (
        <button type="button" className={styles.button} onClick={onClear}>
          {messages.draft.clear}
        </button>
      )}
    </div>
  )
}

/** Submits the form, one request at a time, and opens the sheet when it was accepted. */
export const useSubmit = ({
  course,
  form,
}: {
  course: string
  form: RefObject<HTMLFormElement | null>
}) => {
  const navigate = useNavigate()
  const language = useLanguage()
  const [percent, setPercent] = useState<number>()
  const [result, setResult] = useState<SubmitResult>()
  const isUnderWay = useRef(false)

  const goToSheet = async (code: string) => {
    rememberAdmissionCode(code)
    await deleteDraft(course)
    await navigate(inLanguage(language, `/admission-form/print/${code}`), {
      state: { isFresh: true },
    })
  }

  /** Returns the field errors if the server refused the form. */
  const sendForm = async () => {
    if (isUnderWay.current || !form.current) return undefined
    isUnderWay.current = true
    setResult(undefined)
    setPercent(0)
    const answer = await submitForm(formBody(form.current), language, setPercent)
    isUnderWay.current = false
    setPercent(undefined)
    setResult(answer)
    if (answer.kind === "saved") await goToSheet(answer.admissionCode)
    return answer.kind === "refused" ? answer.errors : undefined
  }

  return {
    send: sendForm,
    isSending: percent !== undefined || result?.kind === "saved",
    percent,
    result,
    refusal: result?.kind === "refused" ? result.message : undefined,
    dismiss: () => setResult(undefined),
  }
}

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
  const { send, form, chooser } = useFormFrame().messages
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
