import { type FormEvent, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useDispatch } from "#app/store/store.tsx"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"
import type { SessionData } from "#domain/student/session-data.ts"
import { passwordOf } from "#domain/student/sign-in.ts"

import { requestSignIn } from "../api-client.ts"
import type { StudentMessages } from "../messages.server.ts"
import { saveSession } from "../stored-session.ts"

type Messages = StudentMessages["login"]

/** How long 'Loading...' stays after success, before the dashboard opens (specification 8.1). */
const redirectDelayMs = 1500

interface CredentialErrors {
  aadhaar?: string
  dob?: string
}

const textOf = (form: FormData, name: string) => toAsciiDigits(String(form.get(name) ?? "")).trim()

/** The typed number and day, and the error of each field; each is validated on its own (specification 13.5). */
const readCredentials = (form: HTMLFormElement, messages: Messages) => {
  const typed = new FormData(form)
  const aadhaar = textOf(typed, "userid").replace(/\s/g, "")
  const dob = textOf(typed, "dob")
  const day = toIsoDate(dob)
  const errors: CredentialErrors = {
    ...(!/^\d{12}$/.test(aadhaar) && { aadhaar: messages.errors.aadhaar }),
    ...(!day && { dob: dob === "" ? messages.errors.dob : messages.errors.dobFormat }),
  }
  return { aadhaar, day, errors }
}

/**
 * The texts of a refusal. The quoted text says all about a wrong pair (401). A rate limit needs the server's text as
 * well; an error of the server says nothing about what was typed.
 */
const refusalTexts = (refusal: { status: number; message: string }, quoted: string) => {
  if (refusal.status >= 500) return [refusal.message]
  return refusal.status === 429 ? [quoted, refusal.message] : [quoted]
}

/**
 * Validates the fields, signs in, and after the delay saves the session and opens the dashboard (specification 8.1).
 * Errors are returned as texts, and the fields keep their values.
 */
export const useSignIn = (messages: Messages) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [failure, setFailure] = useState<string>()
  const [refusal, setRefusal] = useState<readonly string[]>()
  const [isSending, setIsSending] = useState(false)
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(redirectTimer.current), [])

  const showFailure = (text: string) => {
    setFailure(text)
    setIsSending(false)
  }

  const openDashboard = (token: string, user: SessionData) => {
    if (!saveSession(token, user)) return showFailure(messages.noStorage)
    dispatch({ type: "LOGIN", payload: user })
    const dashboard = `/student/dashbaord/${encodeURIComponent(user.urn)}`
    void navigate(inLanguage(language, dashboard), { replace: true })
  }

  const send = async (form: HTMLFormElement, aadhaar: string, day: string) => {
    setIsSending(true)
    const result = await requestSignIn(aadhaar, passwordOf(day), language)
    // The student left the page: do not sign in, the computer may be shared.
    if (!form.isConnected) return
    if (result.kind === "no reply") return showFailure(messages.noReply)
    if (result.kind === "refused") {
      setRefusal(refusalTexts(result, messages.refused))
      return setIsSending(false)
    }
    const { token, user } = result
    redirectTimer.current = setTimeout(() => openDashboard(token, user), redirectDelayMs)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { aadhaar, day, errors: found } = readCredentials(form, messages)
    // A screen reader reads a field's error when the field gets the focus, so the error must be in the page by then.
    flushSync(() => {
      setErrors(found)
      setFailure(undefined)
    })
    if (day && !found.aadhaar) return void send(form, aadhaar, day)
    form.querySelector<HTMLInputElement>(found.aadhaar ? "#userid" : "#dob")?.focus()
  }

  return {
    submit,
    errors,
    failure,
    refusal,
    isSending,
    dismissRefusal: () => setRefusal(undefined),
  }
}
