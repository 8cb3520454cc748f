import { type RefObject, useEffect, useRef, useState } from "react"

import { useLanguage } from "#app/language.ts"
import type { Language } from "#domain/content/languages.ts"

import { rememberSubmitted } from "../../confirmation/submitted-form.ts"
import { rememberAdmissionCode } from "../../last-admission-code.tsx"
import { type Device, endDraft } from "../draft/draft.ts"
import { formBody } from "../read-form.ts"
import { isKeptForAnother } from "./keep-for-another.tsx"
import { type Retry, sendWithRetries, submitForm, type SubmitReply } from "./submit.ts"

/**
 * A result as the page shows it. A text of the server in the language before a change would not be understood: then
 * the form can be sent again, which returns the same result in the language of the page. The admission code of a form
 * that was already received stays: it is understood in any language.
 */
const inLanguageOfPage = (result: SubmitReply, isSame: boolean): SubmitReply =>
  "message" in result && result.kind !== "already received" && !isSame
    ? { kind: "failed", message: undefined }
    : result

const keyOf = (body: FormData) => body.get("submission_key")

/** Sends one form until there is an answer, and shows how far it is. */
const useSending = () => {
  const [percent, setPercent] = useState<number>()
  const [retry, setRetry] = useState<Retry>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (body: FormData, language: Language) => {
    running.current = new AbortController()
    const { signal } = running.current
    const sendOnce = () => {
      setPercent(0)
      return submitForm(body, language, setPercent)
    }
    const onPause = (next: Retry) => {
      setPercent(undefined)
      setRetry(next)
    }
    const answered = await sendWithRetries(sendOnce, { signal, onPause })
    setPercent(undefined)
    setRetry(undefined)
    running.current = undefined
    return answered
  }
  /** Lets a request end, and sends no more by itself. */
  const stop = () => {
    running.current?.abort()
    setRetry(undefined)
  }
  return { send, stop, percent, retry, isRunning: () => running.current !== undefined }
}

interface UseSubmit {
  course: string
  session: string
  device: Device | undefined
  form: RefObject<HTMLFormElement | null>
}

/** Submits the form, one request at a time, and again by itself while the server does not answer. */
export const useSubmit = ({ course, session, device, form }: UseSubmit) => {
  const language = useLanguage()
  const { send, stop, percent, retry, isRunning } = useSending()
  const [reply, setReply] = useState<{ result: SubmitReply; language: Language }>()
  const [storedAs, setStoredAs] = useState<string>()
  const result = reply && inLanguageOfPage(reply.result, reply.language === language)

  const remember = async (code: string, isKept: boolean) => {
    rememberAdmissionCode(code, device)
    rememberSubmitted(course, code, { device, session })
    await endDraft(course, isKept)
    setStoredAs(code)
  }

  /** Returns the field errors if the server refused the form. */
  const submit = async () => {
    if (isRunning() || !form.current) return undefined
    setReply(undefined)
    const body = formBody(form.current)
    const isKept = isKeptForAnother(form.current)
    const answered = await send(body, language)
    // A form that was emptied meanwhile, for the next applicant, has another key: the failure is not theirs.
    const isSame = form.current && keyOf(new FormData(form.current)) === keyOf(body)
    if (isSame || answered.kind === "saved") setReply({ result: answered, language })
    if (answered.kind === "saved") await remember(answered.admissionCode, isKept)
    return isSame && answered.kind === "refused" ? answered.errors : undefined
  }

  return {
    submit,
    isSending: percent !== undefined || retry !== undefined || result?.kind === "saved",
    percent,
    retry,
    stop,
    result,
    /** The admission code, once the draft is deleted. */
    storedAs,
    dismiss: () => setReply(undefined),
  }
}
