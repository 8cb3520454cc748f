import { useEffect, useState } from "react"
import { useNotify } from "react-admin"
import { useNavigate } from "react-router-dom"

import type { NamedSession } from "#domain/admission/session.ts"
import { askedOf } from "#domain/applications/form/asked-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { request, requestData } from "../../api/api-client.ts"
import type { HttpError } from "../../api/http-error.ts"
import { useLeaveGuard } from "../../drafts/leave-guard.tsx"
import { useDraft } from "../../drafts/use-draft.ts"
import { isValidationError, saveErrorsOf } from "../save-errors.tsx"
import { draftValues } from "./draft-values.ts"
import { type FilledForm, useFilledForm } from "./use-filled-form.ts"
import { changedValues, changesBetween, typedForm } from "./values.ts"

const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}`

export const fetchApplication = (id: string) => requestData<StaffApplication>("GET", pathOf(id))

/** The reason of a correction, which must not be empty. */
const useReason = () => {
  const [why, setWhy] = useState("")
  const [whyError, setWhyError] = useState<MessageKey>()
  const giveWhy = (text: string) => {
    setWhy(text)
    setWhyError(undefined)
  }
  /** Shows the error of a missing reason; returns whether it is missing. */
  const isWhyMissing = () => {
    const isMissing = why.trim() === ""
    setWhyError(isMissing ? "missing" : undefined)
    return isMissing
  }
  return { why, giveWhy, whyError, setWhyError, isWhyMissing }
}

interface CorrectionDraft {
  changes: FormValues
  why: string
}

/** Keeps the changes of a correction in this browser. They are put back on top of what is stored by then. */
const useCorrectionDraft = (
  id: string,
  {
    form,
    why,
    giveWhy,
    isTyped,
  }: {
    form: FilledForm
    why: string
    giveWhy: (text: string) => void
    isTyped: boolean
  },
) => {
  const draft = useDraft(`correct/${id}`, ({ values }) => {
    const kept = values as CorrectionDraft
    form.restore(kept.changes)
    giveWhy(kept.why)
    return "restored"
  })
  const { keep } = draft
  const { before, values } = form
  useEffect(() => {
    const kept = () => ({ changes: draftValues(changedValues(before, values)), why })
    if (isTyped) keep(kept satisfies () => CorrectionDraft)
  }, [isTyped, keep, before, values, why])
  const discard = () => {
    form.restore(before)
    giveWhy("")
    void draft.remove()
  }
  return { ...draft, discard }
}

/** What is typed: the form and the reason, kept in this browser; leaving the page asks. */
const useTyped = (opened: StaffApplication, session: NamedSession) => {
  const reason = useReason()
  const { why, giveWhy } = reason
  const [asked] = useState(() => askedOf(opened.form, session.asked_fields))
  const form = useFilledForm(typedForm(opened.form), session, { day: opened.day, asked })
  const changes = changesBetween(form.before, form.values)
  const isTyped = changes.length > 0 || why !== ""
  const allowLeaving = useLeaveGuard(isTyped)
  const draft = useCorrectionDraft(opened.id, { form, why, giveWhy, isTyped })
  const forget = () => {
    allowLeaving()
    return draft.remove()
  }
  return { form, changes, ...reason, draft, forget }
}

type Typed = ReturnType<typeof useTyped>

/** Stores the changes, and shows the record where it was changed. */
const useStore = ({ form: { before, values }, changes, why, forget }: Typed) => {
  const notify = useNotify()
  const navigate = useNavigate()
  return async ({ id, version }: StaffApplication) => {
    const data = changedValues(before, values)
    await request("PUT", pathOf(id), { data, why, seen: version })
    await forget()
    notify("console.correct.stored", { type: "success" })
    const corrected = changes.map(({ field }) => field)
    await navigate(`/applications/${id}/show`, { state: { corrected } })
  }
}

/** State of a correction: edit, review, send, and rebase after a version conflict. */
export const useCorrection = (opened: StaffApplication, session: NamedSession) => {
  const [seen, setSeen] = useState(opened)
  const [failure, setFailure] = useState<HttpError>()
  const [isSending, setIsSending] = useState(false)
  const typed = useTyped(opened, session)
  const { form, changes, draft, why, giveWhy, whyError, setWhyError, isWhyMissing } = typed
  const store = useStore(typed)

  const send = async () => {
    if (isSending || changes.length === 0) return
    const isMissing = isWhyMissing()
    if (form.isWrong()) return setFailure(isValidationError)
    if (isMissing) {
      setFailure(isValidationError)
      return document.getElementById("why")?.focus()
    }
    setFailure(undefined)
    setIsSending(true)
    try {
      await store(seen)
    } catch (error) {
      const { why: whyErrors, ...errors } = saveErrorsOf(error as HttpError)
      setIsSending(false)
      setWhyError(whyErrors?.[0])
      setFailure(error as HttpError)
      form.showErrors(errors)
    }
  }
  /** Loads the current version and applies the typed values on top of it. */
  const rebase = async () => {
    try {
      const current = await fetchApplication(seen.id)
      form.rebase(typedForm(current.form))
      setSeen(current)
      setFailure(undefined)
    } catch (error) {
      setFailure(error as HttpError)
    }
  }
  const isOutdated = failure?.message === "console.refusals.changed_meanwhile"
  const newEvents = seen === opened ? undefined : seen.events.slice(opened.events.length)
  const reason = { why, giveWhy, whyError }
  const state = { isOutdated, newEvents, failure, isSending, draft }
  return { form, changes, ...reason, ...state, send, rebase }
}
