import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"
import { Dialog } from "#app/ui/dialog/dialog.tsx"
import { useHydrated } from "#app/use-hydrated.ts"
import type { Language } from "#domain/content/languages.ts"

import { rememberSubmitted } from "../../confirmation/submitted-form.ts"
import { rememberAdmissionCode } from "../../last-admission-code.tsx"
import type { FormMessages } from "../../messages/messages.server.ts"
import { deleteDraft } from "../draft/delete-draft.ts"
import { type Device } from "../draft/draft.ts"
import { StatusLink } from "../errors/form-errors.tsx"
import { useFormFrame } from "../form-context.ts"
import { formBody } from "../read-form.ts"
import { submitForm, type SubmitReply } from "./submit.ts"

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

/**
 * A result as the page shows it. A text of the server in the language before a change would not be understood: then
 * the form can be sent again, which returns the same result in the language of the page. The admission code of a form
 * that was already received stays: it is understood in any language.
 */
const inLanguageOfPage = (result: SubmitReply, isSame: boolean): SubmitReply =>
  "message" in result && result.kind !== "already received" && !isSame
    ? { kind: "failed", message: undefined }
    : result

interface UseSubmit {
  course: string
  session: string
  device: Device | undefined
  form: RefObject<HTMLFormElement | null>
}

/** Submits the form, one request at a time. */
export const useSubmit = ({ course, session, device, form }: UseSubmit) => {
  const language = useLanguage()
  const [percent, setPercent] = useState<number>()
  const [reply, setReply] = useState<{ result: SubmitReply; language: Language }>()
  const [storedAs, setStoredAs] = useState<string>()
  const isPending = useRef(false)
  const result = reply && inLanguageOfPage(reply.result, reply.language === language)

  const remember = async (code: string) => {
    rememberAdmissionCode(code, device)
    rememberSubmitted(course, code, { device, session })
    await deleteDraft(course)
    setStoredAs(code)
  }

  /** Returns the field errors if the server refused the form. */
  const submit = async () => {
    if (isPending.current || !form.current) return undefined
    isPending.current = true
    setReply(undefined)
    setPercent(0)
    const answered = await submitForm(formBody(form.current), language, setPercent)
    isPending.current = false
    setPercent(undefined)
    setReply({ result: answered, language })
    if (answered.kind === "saved") await remember(answered.admissionCode)
    return answered.kind === "refused" ? answered.errors : undefined
  }

  return {
    submit,
    isSending: percent !== undefined || result?.kind === "saved",
    percent,
    result,
    /** The admission code, once the draft is deleted. */
    storedAs,
    dismiss: () => setReply(undefined),
  }
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

interface SubmitStatusProps {
  percent: number | undefined
  result: SubmitReply | undefined
  isLastStep: boolean
  canSubmit: boolean
}

/** Progress of the submission, and what to do after a failure. */
export function SubmitStatus({ percent, result, isLastStep, canSubmit }: SubmitStatusProps) {
  const { send, form } = useFormFrame().messages
  const received = result?.kind === "already received" ? result.message : undefined
  const noReply = result?.kind === "no reply" ? send.noReply : undefined
  const failure = result?.kind === "failed" ? (result.message ?? send.failed) : noReply
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
      </output>
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
