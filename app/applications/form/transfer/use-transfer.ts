import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import { useLanguage } from "#app/language.ts"
import { readAnswers } from "#domain/applications/drafts/answers-file.ts"
import { parseDraftCode } from "#domain/applications/drafts/draft-code.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { RemoteDraft } from "../draft/draft.ts"
import { formatClockTime } from "../draft/format-clock-time.ts"
import { serverNow } from "../draft/server-clock.ts"
import type { useFormDraft } from "../draft/use-draft.ts"
import { downloadAnswers, readAnswersFile, sendAnswers } from "./answers-file.ts"
import { findAside, savePictures, setAside } from "./aside.ts"
import { answersOf, contentIn, contentOf, type FormContent, isEmpty } from "./content.ts"
import { callDrafts, type DraftCallReply } from "./draft-calls.ts"
import { transferEn, type TransferTexts } from "./texts.en.ts"
import { transferHi } from "./texts.hi.ts"

export interface TransferProps {
  form: RefObject<HTMLFormElement | null>
  draft: Pick<
    ReturnType<typeof useFormDraft>,
    "start" | "step" | "device" | "savedAt" | "remote" | "replace" | "noteRemote"
  >
  course: string
  session: string
}

/** Another form that may take the place of the one on the page. */
interface Incoming {
  content: FormContent
  /** Of a form from the server. A file has none: who made it may know its key. */
  from?: { submissionKey: string; remote: RemoteDraft }
}

type View =
  | { name: "start" }
  /** Which of two forms to keep. */
  | { name: "choice"; incoming: Incoming }
  | { name: "conflict"; version: number; savedAt: number; pin: string }

const texts = { en: transferEn, hi: transferHi }

/** The views of the dialog, what runs, and what it says. */
const useDialogState = () => {
  const language = useLanguage()
  const [view, setView] = useState<View>({ name: "start" })
  const [isWorking, setIsWorking] = useState(false)
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<string>()
  /** The course of a form that was opened in that of another. */
  const [otherCourse, setOtherCourse] = useState<string>()
  /** Runs one task at a time. */
  const run = async (task: () => Promise<void>) => {
    if (isWorking) return
    setIsWorking(true)
    setError(undefined)
    setNotice(undefined)
    setOtherCourse(undefined)
    try {
      await task()
    } finally {
      setIsWorking(false)
    }
  }
  return {
    language,
    texts: texts[language] as TransferTexts,
    view,
    setView,
    isWorking,
    error,
    setError,
    notice,
    setNotice,
    otherCourse,
    setOtherCourse,
    run,
  }
}

type DialogState = ReturnType<typeof useDialogState>

/** What is kept beside the form with this submission key. */
const useAside = (course: string, submissionKey: string) => {
  const [aside, show] = useState<FormContent>()
  const refresh = async (key: string) => show(await findAside(course, key))
  const find = useEffectEvent(refresh)
  useEffect(() => void find(submissionKey), [submissionKey])
  return { aside, refresh }
}

/** Replaces the form on the page by another one, which is asked first if there is anything on it. */
const useIncoming = (
  { form, draft, course }: TransferProps,
  { texts: { open }, language, setView, setNotice }: DialogState,
) => {
  const { start, step, device, remote, savedAt } = draft
  const { aside, refresh } = useAside(course, start.submissionKey)
  const current = () => form.current && contentOf(form.current, savedAt ?? serverNow())
  const takeOver = async ({ content, from }: Incoming) => {
    const before = current()
    const submissionKey = from?.submissionKey ?? start.submissionKey
    if (before && !isEmpty(before)) await setAside(course, before, { device, submissionKey })
    const unsaved = device === "own" ? await savePictures(course, content.files) : content.files
    const { values, startToken } = content
    const shown = { values, startToken, submissionKey, device, remote: from?.remote ?? remote }
    draft.replace({ ...shown, step: Math.max(0, step), savedAt: serverNow() }, unsaved)
    await refresh(submissionKey)
    setView({ name: "start" })
    setNotice(formatMessage(open.done, { time: formatClockTime(content.savedAt, language) }))
  }
  const receive = async (incoming: Incoming) => {
    const before = current()
    if (before && !isEmpty(before)) setView({ name: "choice", incoming })
    else await takeOver(incoming)
  }
  return { aside, current, takeOver, receive }
}

/** The calls about the draft on the server. */
const useStored = (
  props: TransferProps,
  state: DialogState,
  { current, receive }: ReturnType<typeof useIncoming>,
) => {
  const { draft, course, session } = props
  const { texts: text, language, setView, setError, setNotice, setOtherCourse, run } = state
  const fail = (reply: DraftCallReply) =>
    setError("message" in reply ? reply.message : text.noReply)

  const store = (pin: string, { code, version }: Partial<RemoteDraft> = {}) =>
    run(async () => {
      const content = current()
      if (!content) return
      const answers = await answersOf(content, { course, session })
      const { submissionKey: submission_key } = draft.start
      const reply = await callDrafts("", { code, version, pin, submission_key, answers }, language)
      if (reply.outcome === "stored") {
        const { expires_at: expiresAt } = reply
        draft.noteRemote({ code: reply.code, version: reply.version, expiresAt })
        setView({ name: "start" })
        return setNotice(reply.message)
      }
      if (reply.outcome !== "conflict") return fail(reply)
      setError(reply.message)
      const savedAt = Date.parse(reply.saved_at)
      setView({ name: "conflict", version: reply.version, savedAt, pin })
    })

  const open = (code: string, pin: string) =>
    run(async () => {
      const reply = await callDrafts("/open", { code, pin }, language)
      if (reply.outcome !== "opened") return fail(reply)
      const read = readAnswers(reply.answers)
      if (read.outcome !== "read") return setError(text.file.newer)
      const { answers } = read
      if (answers.course !== course) return setOtherCourse(answers.course)
      const { version, expires_at: expiresAt, submission_key: submissionKey } = reply
      const remote = { code: parseDraftCode(code) ?? code, version, expiresAt }
      await receive({ content: contentIn(answers), from: { submissionKey, remote } })
    })

  const remove = (code: string, pin: string) =>
    run(async () => {
      const reply = await callDrafts("/delete", { code, pin }, language)
      if (reply.outcome !== "removed") return fail(reply)
      draft.noteRemote(undefined)
      setNotice(reply.message)
    })
  return { store, open, remove }
}

/** The file with the answers. */
const useFile = (
  { course, session }: TransferProps,
  { texts: { file: text }, setError, run }: DialogState,
  { current, receive }: ReturnType<typeof useIncoming>,
) => {
  const save = (how: typeof downloadAnswers | typeof sendAnswers) =>
    run(async () => {
      const content = current()
      if (content) await how(await answersOf(content, { course, session }))
    })
  const openFile = (file: File) =>
    run(async () => {
      const read = await readAnswersFile(file)
      if (read.outcome === "too large") return setError(text.tooLarge)
      if (read.outcome !== "read") return setError(text[read.outcome])
      const { answers } = read
      if (answers.course !== course) {
        return setError(formatMessage(text.otherCourse, { course: answers.course }))
      }
      await receive({ content: contentIn(answers) })
    })
  return {
    downloadFile: () => save(downloadAnswers),
    sendFile: () => save(sendAnswers),
    openFile,
  }
}

/** What the dialog does with the form: to the server and back, to a file and back. */
export const useTransfer = (props: TransferProps) => {
  const state = useDialogState()
  const incoming = useIncoming(props, state)
  const stored = useStored(props, state, incoming)
  const file = useFile(props, state, incoming)
  return {
    ...state,
    ...incoming,
    ...stored,
    ...file,
    bringBack: (content: FormContent) => state.run(() => incoming.takeOver({ content })),
  }
}

export type Transferring = ReturnType<typeof useTransfer>
