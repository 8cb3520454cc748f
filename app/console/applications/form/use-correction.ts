import { useState } from "react"
import { type HttpError, useNotify } from "react-admin"
import { useNavigate } from "react-router-dom"

import type { MessageKey } from "#domain/fields/messages.en.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { request, requestData } from "../../api-client.ts"
import { isValidationError, saveErrorsOf } from "../save-errors.tsx"
import { useFilledForm } from "./use-filled-form.ts"
import { useLeaveGuard } from "./use-leave-guard.ts"
import { changedValues, changesBetween, typedForm } from "./values.ts"

const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}`

export const fetchApplication = (id: string) => requestData<StaffApplication>("GET", pathOf(id))

/** State of a correction: edit, review, send, and rebase after a version conflict. */
export const useCorrection = (opened: StaffApplication) => {
  const notify = useNotify()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(opened)
  const [why, setWhy] = useState("")
  const [whyProblem, setWhyProblem] = useState<MessageKey>()
  const [isOutdated, setIsOutdated] = useState(false)
  const [failure, setFailure] = useState<HttpError>()
  const [isSending, setIsSending] = useState(false)
  const form = useFilledForm(typedForm(opened.form), opened.day)
  const { before, values } = form
  const changes = changesBetween(before, values)
  const letGo = useLeaveGuard(changes.length > 0 || why !== "")

  const giveWhy = (text: string) => {
    setWhy(text)
    setWhyProblem(undefined)
  }
  const refuse = (error: HttpError) => {
    const { why: aboutWhy, ...problems } = saveErrorsOf(error)
    setIsOutdated(error.message === "console.refusals.changed_meanwhile")
    setWhyProblem(aboutWhy?.[0])
    setFailure(error)
    form.tell(problems)
  }
  const send = async () => {
    if (isSending || changes.length === 0) return
    const isMissing = why.trim() === ""
    setWhyProblem(isMissing ? "missing" : undefined)
    if (form.isWrong()) return setFailure(isValidationError)
    if (isMissing) {
      setFailure(isValidationError)
      return document.getElementById("why")?.focus()
    }
    setFailure(undefined)
    setIsSending(true)
    try {
      const data = changedValues(before, values)
      await request("PUT", pathOf(seen.id), { data, why, seen: seen.version })
      letGo()
      notify("console.correct.stored", { type: "success" })
      await navigate(`/applications/${seen.id}/show`)
    } catch (error) {
      setIsSending(false)
      refuse(error as HttpError)
    }
  }
  /** Loads the current version and applies the typed values on top of it. */
  const takeOver = async () => {
    try {
      const now = await fetchApplication(seen.id)
      form.rebase(typedForm(now.form))
      setSeen(now)
      setIsOutdated(false)
      setFailure(undefined)
    } catch (error) {
      setFailure(error as HttpError)
    }
  }
  const known = opened.events.length
  const news = seen === opened ? undefined : seen.events.slice(known)
  return {
    form,
    changes,
    why,
    giveWhy,
    whyProblem,
    isOutdated,
    news,
    failure,
    isSending,
    send,
    takeOver,
  }
}
