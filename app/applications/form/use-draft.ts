import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react"

import { type FormValues, submissionKeyFrom } from "#domain/applications/form/form-values.ts"

import {
  deleteDraft,
  draftKey,
  loadDraft,
  parseDraft,
  saveDraft,
  withConsentTo,
  withoutConsent,
} from "./draft.ts"
import { readForm } from "./read-form.ts"

/** Form fields that the applicant does not fill in. */
const hiddenFields = ["course", "submission_key", "notice_version", "intent"]

const typedAmong = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value.length > 0 && !hiddenFields.includes(name),
    ),
  )

const typedIn = (form: HTMLFormElement) => typedAmong(readForm(form))

/**
 * The form's values before hydration. Hydration keeps typed text in the inputs, but React must start from it.
 * Otherwise React would overwrite subjects and addresses with its own initial values.
 */
const typedBeforeHydration = (course: string, noticeVersion: string | undefined) => {
  if (typeof document === "undefined") return undefined
  const form = document.getElementById("application")
  if (!(form instanceof HTMLFormElement)) return undefined
  const values = readForm(form)
  return values.course === course ? typedAmong(withConsentTo(noticeVersion, values)) : undefined
}

/** Merges the draft with the newer typed values. Ticks of a list are added to those of the draft. */
const withTyped = (draft: FormValues, typed: FormValues): FormValues => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...new Set([draft[name] ?? [], value].flat())] : value,
    ]),
  ),
})

const newKey = () => submissionKeyFrom(crypto.getRandomValues(new Uint8Array(18)))

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

/** Saves the form on this device on every change, restores it, and follows changes made in other windows. */
export const useDraft = ({ course, form, noticeVersion, returned }: UseDraft) => {
  const { start, restart } = useStart({ course, noticeVersion, returned })
  const [step, setStep] = useState(0)
  const [savedAt, setSavedAt] = useState<number>()
  const [canSave, setCanSave] = useState(true)
  const [endedElsewhere, setEndedElsewhere] = useState(false)

  const save = (openStep = step) => {
    if (!form.current) return
    const now = Date.now()
    const values = withoutConsent(typedIn(form.current))
    const { submissionKey } = start
    const isSaved = saveDraft(course, { savedAt: now, submissionKey, step: openStep, values })
    setCanSave(isSaved)
    if (isSaved) setSavedAt(now)
    setEndedElsewhere(false)
  }

  const restore = useEffectEvent(() => {
    if (!form.current) return
    const draft = returned ? undefined : loadDraft(course)
    const typed = typedIn(form.current)
    if (!draft) return Object.keys(typed).length > 0 ? save() : undefined
    restart(withTyped(draft.values, typed), draft.submissionKey)
    setStep(draft.step)
    setSavedAt(draft.savedAt)
  })
  // Restore before the next paint, to avoid a flash of the empty form.
  useLayoutEffect(() => restore(), [])

  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== draftKey(course)) return
    const draft = parseDraft(event.newValue, Date.now())
    restart(draft?.values, draft?.submissionKey)
    setEndedElsewhere(!draft)
  })
  useEffect(() => {
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [])

  const open = (index: number) => {
    setStep(index)
    save(index)
  }
  const clear = async () => {
    await deleteDraft(course)
    restart()
    setStep(0)
    setSavedAt(undefined)
  }
  return { start, step, goTo: setStep, open, save, clear, savedAt, canSave, endedElsewhere }
}
