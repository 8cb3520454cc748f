import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"

import {
  type FormValues,
  parseSubmissionKey,
  submissionKeyFrom,
} from "#domain/applications/form/form-values.ts"

import { isQueued, isTakenOut } from "../../outbox/outbox-list.ts"
import { isOwn } from "../../outbox/outbox-store.ts"
import { answerBeforeHydration, typedBeforeHydration, inputOf, withInput } from "../read-form.ts"
import { deviceQuestion, stepOfEntry } from "../step-history.ts"
import { deleteDraft, draftKey } from "./delete-draft.ts"
import { deletePictures } from "./draft-pictures.ts"
import {
  type Device,
  type FormDraft,
  type RemoteDraft,
  loadDraft,
  parseDraft,
  saveDraft,
  type ShownVersions,
  sweepDrafts,
  withoutConsent,
} from "./draft.ts"
import { type RecoveryCopy, takeRecoveryCopy } from "./recovery-copy.ts"
import { serverNow, setServerTime } from "./server-clock.ts"

const newKey = () => submissionKeyFrom(crypto.getRandomValues(new Uint8Array(18)))

/** The page shows the minute: it need not be rendered again for each change within one. */
const toMinute = (at: number) => at - (at % 60_000)

interface UseDraft {
  course: string
  form: RefObject<HTMLFormElement | null>
  shown: ShownVersions
  /** When the server made the page; null in a copy of it. */
  pageTime: number | null
  /** The page's start token: it is newer than that of a draft. */
  startToken?: string | undefined
  /** Values of a posted form, returned by the server; newer than any draft. */
  returned: FormValues | undefined
}

interface Start {
  /** Incremented when the fields must be filled again. */
  version: number
  values: FormValues
  submissionKey: string
  startToken: string | undefined
}

/** What the form's fields start from. */
const useStart = ({
  course,
  shown,
  startToken,
  returned,
}: Pick<UseDraft, "course" | "shown" | "startToken" | "returned">) => {
  const [start, setStart] = useState<Start>(() => ({
    version: 0,
    values: typedBeforeHydration(course, shown) ?? returned ?? {},
    // A form that was stored or opened without scripts goes on under its key.
    submissionKey: parseSubmissionKey(returned?.["submission_key"]) ?? newKey(),
    startToken: startToken ?? returned?.start_token?.toString(),
  }))
  const restart = (draft: Partial<FormDraft> = {}) =>
    setStart(({ version }) => ({
      version: version + 1,
      values: draft.values ?? {},
      submissionKey: draft.submissionKey ?? newKey(),
      startToken: startToken ?? draft.startToken,
    }))
  return { start, restart }
}

/** Events after which the stored draft may differ from the form on the page. */
interface DraftEvents {
  /** Another window changed local storage. */
  onStorage: (event: StorageEvent) => void
  /** The back/forward cache returned the page as it was left, possibly to another person. */
  onReturn: () => void
  onMinute: () => void
}

const useDraftEvents = (events: DraftEvents) => {
  const onStorage = useEffectEvent(events.onStorage)
  const onMinute = useEffectEvent(events.onMinute)
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) events.onReturn()
  })
  useEffect(() => {
    const timer = setInterval(() => onMinute(), 60_000)
    window.addEventListener("storage", onStorage)
    window.addEventListener("pageshow", onPageShow)
    return () => {
      clearInterval(timer)
      window.removeEventListener("storage", onStorage)
      window.removeEventListener("pageshow", onPageShow)
    }
  }, [])
}

/** Restores the draft, then applies an answer that was given before hydration. */
const useRestore = (restore: () => void, answer: (on: Device) => void) => {
  const onRestore = useEffectEvent(restore)
  const onAnswer = useEffectEvent(answer)
  // Restore before the next paint, to avoid a flash of the empty form.
  useLayoutEffect(() => {
    const early = answerBeforeHydration()
    onRestore()
    if (!early) return
    // Restored values are in the fields after the next render.
    const timer = setTimeout(() => onAnswer(early))
    return () => clearTimeout(timer)
  }, [])
}

/** Why the form on the page was emptied: sent or cleared in another window, or not changed for too long. */
export type DraftEnd = "elsewhere" | "idle"

/** The state of the form's draft, which the applicant is told. */
const useDraftState = (props: UseDraft) => {
  const { course, form } = props
  const { start, restart } = useStart(props)
  /** `deviceQuestion` while it is asked whose device this is. */
  const [step, setStep] = useState(0)
  const [device, setDevice] = useState<Device>()
  const [savedAt, setSavedAt] = useState<number>()
  const [canSave, setCanSave] = useState(true)
  const [remote, setRemote] = useState<RemoteDraft>()
  const [ended, setEnded] = useState<DraftEnd>()

  /** The form on the page. State of the same event is not applied yet, so a caller passes what it changed. */
  const read = ({ openStep = step, on = device } = {}): FormDraft | undefined =>
    form.current
      ? {
          savedAt: serverNow(),
          submissionKey: start.submissionKey,
          startToken: start.startToken,
          step: Math.max(0, openStep),
          values: withoutConsent(inputOf(form.current)),
          device: on,
          remote,
        }
      : undefined
  const store = (draft: FormDraft) => {
    const isSaved = saveDraft(course, draft)
    setCanSave(isSaved)
    if (isSaved) setSavedAt(toMinute(draft.savedAt))
    setEnded(undefined)
  }
  /** Saves the form, with what the same event changed. */
  const save = (changed?: Parameters<typeof read>[0]) => {
    const draft = read(changed)
    if (draft) store(draft)
  }
  /** Fills the fields from a draft, with the newer values typed; without a draft, empties them. */
  const show = (draft: FormDraft | undefined, input: FormValues = {}) => {
    restart(draft && { ...draft, values: withInput(draft.values, input) })
    setDevice(draft?.device)
    setRemote(draft?.remote)
    setSavedAt(draft && toMinute(draft.savedAt))
  }
  /** Empties the form and asks about the device again: the next user may be another person. */
  const empty = (end?: DraftEnd) => {
    show(undefined)
    setStep(deviceQuestion)
    setEnded(end)
  }
  const state = { start, step, device, savedAt, canSave, ended, remote }
  const setters = { setStep, setDevice, setRemote, setSavedAt, setEnded }
  return { state, read, store, save, show, empty, ...setters }
}

/** Restores the draft of an earlier visit, and takes the answer about the device. */
const useDraftStart = (
  { course, form, pageTime, returned }: UseDraft,
  { state, save, show, setStep, setDevice }: ReturnType<typeof useDraftState>,
) => {
  const { device, step } = state
  /** Pictures of a shared device that dropped this tab. */
  const [recovered, setRecovered] = useState<RecoveryCopy["pictures"]>({})

  /** Answers whose device this is, and opens a step. */
  const answer = (on: Device, then = step) => {
    if (!form.current) return
    setDevice(on)
    setStep(then)
    if (on === "shared") void deleteDraft(course)
    const stored = loadDraft(course)
    // Another window has a draft on this device: do not overwrite it.
    if (on === "own" && device !== "own" && stored?.device === "own") {
      show(stored, inputOf(form.current))
    } else save({ on, openStep: then })
  }
  const restore = () => {
    if (!form.current) return
    setServerTime(pageTime)
    sweepDrafts()
    const copy = takeRecoveryCopy(course)
    const stored = copy?.draft ?? loadDraft(course)
    const input = inputOf(form.current)
    setDevice(stored?.device)
    if (stored?.device !== "own") void deletePictures(course).catch(() => undefined)
    if (stored && !returned) {
      show(stored, input)
      setStep(stepOfEntry() ?? stored.step)
      setRecovered(copy?.pictures ?? {})
    } else if (Object.keys(input).length > 0) save({ on: stored?.device })
    // Who typed before hydration, or corrects a refused form, goes on: the question comes before the next step.
    const isAtWork =
      returned !== undefined || Object.keys({ ...state.start.values, ...input }).length > 0
    if (!stored?.device && !isAtWork) setStep(deviceQuestion)
  }
  // At work, an answer before hydration is taken. Otherwise the question is shown with it.
  useRestore(restore, (early) => {
    if (step !== deviceQuestion) answer(early)
  })
  return { recovered, setRecovered, answer }
}

/** What another window has made of this form; undefined if it stays as it is. */
const draftAfter = (event: StorageEvent, course: string, submissionKey: string) => {
  if (event.key !== draftKey(course)) {
    const isSent = isTakenOut(event, submissionKey) && !loadDraft(course) && !isOwn(submissionKey)
    return isSent ? "ended" : undefined
  }
  const draft = parseDraft(event.newValue, serverNow(), "localStorage")
  // A form that the other window is sending may come back as a draft.
  return draft ?? (isQueued(submissionKey) ? undefined : "ended")
}

/** Saves the form in this browser on every change, restores it, and follows changes made in other windows. */
export const useFormDraft = (props: UseDraft) => {
  const { course } = props
  const draftState = useDraftState(props)
  const { state, read, store, save, show, empty, setStep, setRemote, setSavedAt, setEnded } =
    draftState
  const { device, savedAt, step } = state
  const { recovered, setRecovered, answer } = useDraftStart(props, draftState)
  useDraftEvents({
    onStorage: (event) => {
      const next = device === "own" && draftAfter(event, course, state.start.submissionKey)
      if (!next) return
      show(next === "ended" ? undefined : next)
      setEnded(next === "ended" ? "elsewhere" : undefined)
    },
    onReturn: () => {
      const draft = loadDraft(course)
      if (draft) show(draft)
      else empty(savedAt ? "elsewhere" : undefined)
    },
    onMinute: () => {
      if (!savedAt || loadDraft(course)) return
      // Without an answer the device may be the applicant's own: keep what is on the screen (decision 9).
      if (device === "shared") empty("idle")
      else setSavedAt(undefined)
    },
  })

  /** Opens a step, or the question about the device. */
  const open = (index: number) => {
    setStep(index)
    save({ openStep: index === deviceQuestion ? step : index })
  }
  /** Fills in what is still empty, under the form's own submission key. */
  const fill = (copied: FormValues) => {
    const draft = read()
    if (!draft) return
    const copy = { ...draft, values: withInput(copied, draft.values) }
    show(copy)
    store(copy)
  }
  /** Shows another form in place of this one, with files that this device does not keep. */
  const replace = (draft: FormDraft, files: RecoveryCopy["pictures"]) => {
    setRecovered(files)
    show(draft)
    store(draft)
  }
  /** Notes where the form is stored on the server. */
  const noteRemote = (storedAs: RemoteDraft | undefined) => {
    setRemote(storedAs)
    const draft = read()
    if (draft) store({ ...draft, remote: storedAs })
  }
  const clear = async () => {
    await deleteDraft(course)
    // The focus moves to what is shown then.
    flushSync(() => empty())
  }
  const actions = { answer, open, fill, read, save, replace, noteRemote, clear }
  return { ...state, recovered, goTo: setStep, ...actions }
}
