import { type FormEvent, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useDispatch } from "#app/store/store.tsx"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { normalizeNumber } from "#domain/fields/text.ts"
import type { SessionData } from "#domain/student/session-data.ts"
import { passwordOf } from "#domain/student/sign-in.ts"

import { requestSignIn } from "../api-client.ts"
import type { LoginMessages } from "../messages.server.ts"
import { saveSession } from "../stored-session.ts"

type Messages = LoginMessages

/** How long 'Loading...' stays after success, before the dashboard opens (specification 8.1). */
const redirectDelayMs = 1500

interface CredentialErrors {
  aadhaar?: string
  /** Of the date of birth, or of the password in its place. */
  secret?: string
}

/** The typed date as the call's password, or its error. */
const readDob = (input: FormData, { errors }: Messages) => {
  const dob = String(input.get("dob") ?? "").trim()
  const day = toIsoDate(dob)
  if (day) return { password: passwordOf(day) }
  return { error: dob === "" ? errors.dob : errors.dobFormat }
}

const readPassword = (input: FormData, { errors }: Messages) => {
  const password = String(input.get("password") ?? "")
  return password === "" ? { error: errors.password } : { password }
}

/** The typed number and secret, and the error of each field; each is validated on its own (specification 13.5). */
const readCredentials = (form: HTMLFormElement, messages: Messages, takesOthers: boolean) => {
  const input = new FormData(form)
  const typed = String(input.get("userid") ?? "")
  const aadhaar = takesOthers ? typed.trim() : normalizeNumber(typed)
  // Only the server knows which other numbers there are.
  const isNumber = takesOthers ? aadhaar !== "" : /^\d{12}$/.test(aadhaar)
  const secret = input.has("password") ? readPassword(input, messages) : readDob(input, messages)
  const errors: CredentialErrors = {
    ...(!isNumber && { aadhaar: messages.errors.aadhaar }),
    ...(secret.error && { secret: secret.error }),
  }
  return { aadhaar, password: secret.password, errors }
}

/**
 * The texts of a refusal. The quoted text says all about a wrong pair (401). A rate limit needs the server's text as
 * well; an error of the server says nothing about the input.
 */
const refusalTexts = (refusal: { status: number; message: string }, quoted: string) => {
  if (refusal.status >= 500) return [refusal.message]
  return refusal.status === 429 ? [quoted, refusal.message] : [quoted]
}

/** Runs something after the delay, unless the page was left. */
const useDelay = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (run: () => void) => {
    timer.current = setTimeout(run, redirectDelayMs)
  }
}

/** Opens the dashboard of a student whose session is saved. */
const useDashboard = (path: string) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  return (user: SessionData) => {
    dispatch({ type: "LOGIN", payload: user })
    const dashboard = `${path}/${encodeURIComponent(user.urn)}`
    void navigate(inLanguage(language, dashboard), { replace: true })
  }
}

/** The focus goes to the first field with an error. */
const focusError = (form: HTMLFormElement, { aadhaar }: CredentialErrors) => {
  const secret = form.querySelector<HTMLInputElement>("#password, #dob")
  ;(aadhaar ? form.querySelector<HTMLInputElement>("#userid") : secret)?.focus()
}

export interface LoginProps {
  messages: Messages
  /** Whether students of a session have other identity numbers than Aadhaar. */
  takesOthers: boolean
  /** The path that the URN follows. */
  dashboardPath: string
}

/**
 * Validates the fields, signs in, and after the delay saves the session and opens the dashboard (specification 8.1).
 * Errors are returned as texts, and the fields keep their values.
 */
export const useSignIn = ({ messages, takesOthers, dashboardPath }: LoginProps) => {
  const [hasPassword, setHasPassword] = useState(false)
  const language = useLanguage()
  const enter = useDashboard(dashboardPath)
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [failure, setFailure] = useState<string>()
  const [refusal, setRefusal] = useState<readonly string[]>()
  const [isSending, setIsSending] = useState(false)
  const afterDelay = useDelay()

  const showFailure = (text: string) => {
    setFailure(text)
    setIsSending(false)
  }
  const openDashboard = (token: string, user: SessionData) =>
    saveSession(token, user) ? enter(user) : showFailure(messages.noStorage)

  const send = async (form: HTMLFormElement, aadhaar: string, password: string) => {
    setIsSending(true)
    const quoted = hasPassword ? messages.refusedPassword : messages.refused
    const result = await requestSignIn(aadhaar, password, language)
    // The student left the page: do not sign in, the computer may be shared.
    if (!form.isConnected) return
    if (result.kind === "no reply") return showFailure(messages.noReply)
    if (result.kind === "refused") {
      setRefusal(refusalTexts(result, quoted))
      return setIsSending(false)
    }
    const { token, user } = result
    afterDelay(() => openDashboard(token, user))
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { aadhaar, password, errors: fieldErrors } = readCredentials(form, messages, takesOthers)
    // A screen reader reads a field's error when the field gets the focus, so the error must be in the page by then.
    flushSync(() => {
      setErrors(fieldErrors)
      setFailure(undefined)
    })
    if (password && !fieldErrors.aadhaar) return void send(form, aadhaar, password)
    focusError(form, fieldErrors)
  }

  return {
    submit,
    hasPassword,
    /** Shows the other of the two fields, without the error of the former one. */
    switchField: () => {
      setHasPassword(!hasPassword)
      setErrors({})
    },
    errors,
    failure,
    refusal,
    isSending,
    dismissRefusal: () => setRefusal(undefined),
  }
}
