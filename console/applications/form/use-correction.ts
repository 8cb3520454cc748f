import { useState } from "react"
import { useNotify } from "react-admin"
import { useNavigate } from "react-router-dom"

import type { NamedSession } from "#domain/admission/session.ts"
import { fieldsInUse } from "#domain/applications/form/form-fields.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { call } from "../../api/call.ts"
import { type HttpError, isOutdated } from "../../api/http-error.ts"
import { useLeaveGuard } from "../../kit/form/leave-guard.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { useKeptValues } from "../../kit/form/use-draft.ts"
import { useApplicationForm, validationError } from "./use-application-form.ts"
import { changedValues, changesBetween, draftValues, formInputOf } from "./values.ts"

export const fetchApplication = (id: string) => call("GET /applications/:id", { id })

/** The input: the form and the reason. It is stored in this browser as a draft; leaving the page asks for confirmation. */
const useCorrectionForm = (opened: StaffApplication, session: NamedSession) => {
  const [why, setWhy] = useState("")
  const [whyError, setWhyError] = useState<MessageKey>()
  const giveWhy = (text: string) => {
    setWhy(text)
    setWhyError(undefined)
  }
  const [additionalFields] = useState(() => fieldsInUse(opened.form, session.asked_fields))
  const form = useApplicationForm(formInputOf(opened.form), session, {
    day: opened.day,
    additionalFields,
  })
  const { before, values } = form
  const changes = changesBetween(before, values)
  const isTyped = changes.length > 0 || why !== ""
  const allowLeaving = useLeaveGuard(isTyped)
  // The changes are put back on top of what is stored by then.
  const draft = useKeptValues(`correct/${opened.id}`, isTyped, {
    values: { changes: draftValues(changedValues(before, values)), why },
    restore: (stored) => {
      form.restore(stored.changes)
      giveWhy(stored.why)
    },
    reset: () => {
      form.restore(before)
      giveWhy("")
    },
  })
  return { form, changes, why, giveWhy, whyError, setWhyError, draft, allowLeaving }
}

/** State of a correction: edit, review, send, and rebase after a version conflict. */
export const useCorrection = (opened: StaffApplication, session: NamedSession) => {
  const notify = useNotify()
  const navigate = useNavigate()
  const [record, setRecord] = useState(opened)
  // The notice stays, with the focus, until the current version is loaded.
  const [rebasedAfter, setRebasedAfter] = useState<string>()
  const { attempt, failure, isRunning } = useAttempt()
  const { setWhyError, allowLeaving, ...input } = useCorrectionForm(opened, session)
  const { form, changes, why, draft } = input

  const showRefusal = (refusal: HttpError) => {
    const { why: whyErrors, ...errors } = refusal.body?.fieldErrors ?? {}
    setWhyError(whyErrors?.[0])
    form.showErrors(errors)
    throw refusal
  }
  /** Stores the changes, and shows the record where it was changed. */
  const store = async () => {
    const isWhyMissing = why.trim() === ""
    setWhyError(isWhyMissing ? "missing" : undefined)
    if (form.isWrong()) throw validationError
    if (isWhyMissing) {
      document.getElementById("why")?.focus()
      throw validationError
    }
    const data = changedValues(form.before, form.values)
    const correction = { id: record.id, data, why, expectedVersion: record.version }
    await call("PUT /applications/:id", correction).catch(showRefusal)
    allowLeaving()
    await draft.remove()
    notify("console.correct.stored", { type: "success" })
    const corrected = changes.map(({ field }) => field)
    await navigate(`/applications/${record.id}/show`, { state: { corrected } })
  }
  /** Message key of the refusal that asks for the current version. */
  const outdated = rebasedAfter ?? (isOutdated(failure?.message) ? failure?.message : undefined)
  const send = () => void (isRunning || changes.length === 0 || attempt(store))
  /** Loads the current version and applies the typed values on top of it. */
  const rebase = async () => {
    setRebasedAfter(outdated)
    await attempt(async () => {
      const current = await fetchApplication(record.id)
      form.rebase(formInputOf(current.form))
      setRecord(current)
    })
    setRebasedAfter(undefined)
  }
  const newEvents = record === opened ? undefined : record.events.slice(opened.events.length)
  return { ...input, outdated, newEvents, failure, isRunning, send, rebase }
}
