import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import { useLanguage } from "#app/language.ts"
import type { Language } from "#domain/content/languages.ts"

import { rememberSubmitted } from "../../confirmation/submitted-form.ts"
import { rememberAdmissionCode } from "../../last-admission-code.tsx"
import { isConfirmed, type OutboxItem, toBody, toItem } from "../../outbox/outbox-item.ts"
import { whenReachable } from "../../outbox/outbox-store.ts"
import { type Device, endDraft, type FormDraft } from "../draft/draft.ts"
import { serverNow } from "../draft/server-clock.ts"
import { formBody } from "../read-form.ts"
import { isKeptForAnother } from "./keep-for-another.tsx"
import type { SubmitReply } from "./submit.ts"
import { useQueuedForm } from "./use-queued-form.ts"
import { useSending } from "./use-sending.ts"

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

/** A success counts only if everything arrived. A page without https cannot compare: then the code is the confirmation. */
const confirm = (reply: SubmitReply, item: OutboxItem | undefined): SubmitReply =>
  reply.kind === "saved" && item && !isConfirmed(item, reply.received)
    ? { kind: "unconfirmed" }
    : reply

interface UseSubmit {
  course: string
  session: string
  device: Device | undefined
  form: RefObject<HTMLFormElement | null>
  readDraft: () => FormDraft | undefined
}

type Draft = Pick<UseSubmit, "course" | "session" | "readDraft">

/** The form as it is queued and compared; undefined if the browser cannot do that, as on a page without https. */
const describe = async (body: FormData, { course, session, readDraft }: Draft) => {
  const draft = readDraft()
  const about = { course, session, path: window.location.pathname, createdAt: serverNow() }
  return draft && toItem(body, { ...about, draft }).catch(() => undefined)
}

/** What is sent, and whether its applicant wants to keep it for another course. */
interface Submission {
  body: FormData
  item: OutboxItem | undefined
  isKept: boolean
}

const remember = async (code: string, submission: Submission, about: UseSubmit) => {
  const { course, session, device } = about
  const { item, isKept } = submission
  rememberAdmissionCode(code, device)
  rememberSubmitted(course, code, { device, session })
  await endDraft(course, isKept, item?.draft)
}

/** Sends what is in the outbox. Nothing is kept for another course: the applicant may be away. */
const useSendAgain = (send: () => void) => {
  const sendAgain = useEffectEvent(send)
  useEffect(() => whenReachable(() => sendAgain()), [])
}

/** Sends one form, and keeps its answer for the page. */
const useDelivery = (props: UseSubmit) => {
  const { course, device, form } = props
  const language = useLanguage()
  const sending = useSending()
  const queue = useQueuedForm(course)
  const [reply, setReply] = useState<{ result: SubmitReply; language: Language }>()
  const [storedAs, setStoredAs] = useState<string>()

  /** Returns the field errors if the server refused the form. */
  const deliver = async (submission: Submission, signal: AbortSignal) => {
    const { body, item } = submission
    const send = () => sending.send(body, language, signal)
    const answer = confirm(await queue.run(send), item)
    sending.end()
    // A form that was emptied meanwhile, for the next applicant, has another key: the failure is not theirs.
    const isSame = form.current && keyOf(new FormData(form.current)) === keyOf(body)
    if (isSame || answer.kind === "saved") setReply({ result: answer, language })
    if (answer.kind === "saved") {
      await remember(answer.admissionCode, submission, props)
      if (device === "own") await queue.remove(item)
      setStoredAs(answer.admissionCode)
    }
    if (answer.kind === "refused" || answer.kind === "already received") queue.takeBack()
    return isSame && answer.kind === "refused" ? answer.errors : undefined
  }
  return {
    deliver,
    sending,
    queue,
    result: reply && inLanguageOfPage(reply.result, reply.language === language),
    storedAs,
    dismiss: () => setReply(undefined),
  }
}

/**
 * Submits the form, one request at a time, and again by itself while the server does not answer. On one's own device it is in the
 * outbox meanwhile, instead of the draft: closing the page loses nothing.
 */
export const useSubmit = (props: UseSubmit) => {
  const { device, form } = props
  const { deliver, sending, queue, result, storedAs, dismiss } = useDelivery(props)
  const { begin, end, stop, percent, retry, isRunning } = sending

  const submit = async () => {
    if (isRunning() || !form.current) return undefined
    dismiss()
    const signal = begin()
    const body = formBody(form.current)
    const isKept = isKeptForAnother(form.current)
    const item = await describe(body, props)
    if (item && device === "own" && !signal.aborted) await queue.put(item)
    if (!signal.aborted) return deliver({ body, item, isKept }, signal)
    // The form was changed meanwhile: what is stored is the form before that.
    queue.takeBack()
    end()
    return undefined
  }
  useSendAgain(() => {
    const item = queue.item()
    if (!item || isRunning()) return
    dismiss()
    void deliver({ body: toBody(item), item, isKept: false }, begin())
  })
  return {
    submit,
    isSending: percent !== undefined || retry !== undefined || result?.kind === "saved",
    isQueued: queue.isQueued,
    percent,
    retry,
    /** Ends the attempts of this page: another person may use it now. The outbox keeps the form. */
    release: () => {
      stop()
      queue.release()
    },
    /** Ends the attempts, and takes the form out of the outbox: it is a draft again. */
    withdraw: () => {
      stop()
      queue.takeBack()
    },
    result,
    /** The admission code, once the draft is deleted. */
    storedAs,
    dismiss,
  }
}
