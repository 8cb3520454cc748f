import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react"

import { type FormValues, submissionKeyFrom } from "#domain/applications/form/form-values.ts"

import { answerBeforeHydration, typedBeforeHydration, typedIn, withTyped } from "../read-form.ts"
import { deletePictures, deleteDraft, draftKey } from "./draft-store.ts"
import {
  type Device,
  type FormDraft,
  loadDraft,
  parseDraft,
  saveDraft,
  sweepDrafts,
} from "./draft.ts"

const newKey = () => submissionKeyFrom(crypto.getRandomValues(new Uint8Array(18)))

/** The page shows the minute: it need not be rendered again for each change within one. */
const toMinute = (at: number) => at - (at % 60_000)

interface UseDraft {
  course: string
  form: RefObject<HTMLFormElement | null>
  noticeVersion: string | undefined
  /** Values of a posted form, returned by the server; newer than any draft. */
  returned: FormValues | undefined
}

interface Start {
  /** Incremented when the fields must be filled again. */
  version: number
  values: FormValues
  submissionKey: string
}

/** What the form's fields start from. */
const useStart = ({ course, noticeVersion, returned }: Omit<UseDraft, "form">) => {
  const [start, setStart] = useState<Start>(() => ({
    version: 0,
    values: typedBeforeHydration(course, noticeVersion) ?? returned ?? {},
    submissionKey: newKey(),
  }))
  const restart = (values: FormValues = {}, submissionKey = newKey()) =>
    setStart(({ version }) => ({ version: version + 1, values, submissionKey }))
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
const useDraftState = ({ course, form, noticeVersion, returned }: UseDraft) => {
  const { start, restart } = useStart({ course, noticeVersion, returned })
  const [step, setStep] = useState(0)
  const [device, setDevice] = useState<Device>()
  const [savedAt, setSavedAt] = useState<number>()
  const [canSave, setCanSave] = useState(true)
  const [ended, setEnded] = useState<DraftEnd>()

  /** Saves the form. State of the same event is not applied yet, so a caller passes what it changed. */
  const save = ({ openStep = step, on = device } = {}) => {
    if (!form.current) return
    const now = Date.now()
    const values = typedIn(form.current)
    const { submissionKey } = start
    const draft = { savedAt: now, submissionKey, step: openStep, values, device: on }
    const isSaved = saveDraft(course, draft)
    setCanSave(isSaved)
    if (isSaved) setSavedAt(toMinute(now))
    setEnded(undefined)
  }
  /** Fills the fields from a draft, with the newer values typed; without a draft, empties them. */
  const show = (draft: FormDraft | undefined, typed: FormValues = {}) => {
    restart(draft && withTyped(draft.values, typed), draft?.submissionKey)
    setDevice(draft?.device)
    setSavedAt(draft && toMinute(draft.savedAt))
  }
  /** Empties the form and asks about the device again: the next user may be another person. */
  const empty = (end?: DraftEnd) => {
    show(undefined)
    setStep(0)
    setEnded(end)
  }
  const state = { start, step, device, savedAt, canSave, ended }
  return { state, save, show, empty, setStep, setDevice, setSavedAt, setEnded }
}

/** Saves the form in this browser on every change, restores it, and follows changes made in other windows. */
export const useFormDraft = (props: UseDraft) => {
  const { course, form, returned } = props
  const { state, save, show, empty, setStep, setDevice, setSavedAt, setEnded } =
    useDraftState(props)
  const { device, savedAt } = state

  const answer = (on: Device) => {
    if (!form.current) return
    setDevice(on)
    if (on === "shared") void deleteDraft(course)
    const stored = loadDraft(course)
    // Another window has a draft on this device: do not overwrite it.
    if (on === "own" && device !== "own" && stored?.device === "own") {
      show(stored, typedIn(form.current))
    } else save({ on })
  }
  const restore = () => {
    if (!form.current) return
    sweepDrafts()
    const stored = loadDraft(course)
    const typed = typedIn(form.current)
    setDevice(stored?.device)
    if (stored?.device !== "own") void deletePictures(course).catch(() => undefined)
    if (stored && !returned) {
      show(stored, typed)
      setStep(stored.step)
    } else if (Object.keys(typed).length > 0) save({ on: stored?.device })
  }
  useRestore(restore, answer)
  useDraftEvents({
    onStorage: ({ key, newValue }) => {
      if (key !== draftKey(course) || device !== "own") return
      const draft = parseDraft(newValue, Date.now(), "localStorage")
      show(draft)
      setEnded(draft ? undefined : "elsewhere")
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

  const open = (index: number) => {
    setStep(index)
    save({ openStep: index })
  }
  const clear = async () => {
    await deleteDraft(course)
    empty()
  }
  return { ...state, goTo: setStep, answer, open, save, clear }
}
