import { type FormEvent, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useDispatch } from "#app/store/store.tsx"
import { toIsoDate } from "#domain/fields/birth-date.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"
import { passwordOf } from "#domain/student/student.ts"

import { requestSignIn } from "../api-client.ts"
import type { StudentMessages } from "../messages/en.ts"
import { saveSession } from "../stored-session.ts"

/** How long 'Loading...' stays after success, before the dashboard opens (specification 8.1). */
const redirectDelayMs = 1500

interface Problems {
  aadhaar?: string
  dob?: string
}

const textOf = (form: FormData, name: string) => toAsciiDigits(String(form.get(name) ?? "")).trim()

/**
 * Validates the fields, signs in and saves the session. Errors are returned as texts, and the fields keep their
 * values.
 */
export const useSignIn = (messages: StudentMessages["login"]) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(redirectTimer.current), [])

  const send = async (aadhaar: string, day: string) => {
    setIsSending(true)
    const result = await requestSignIn(aadhaar, passwordOf(day), language)
    if (result.kind === "signed in") {
      if (saveSession(result.token, result.user)) {
        redirectTimer.current = setTimeout(() => {
          dispatch({ type: "LOGIN", payload: result.user })
          const dashboard = `/student/dashbaord/${encodeURIComponent(result.user.urn)}`
          void navigate(inLanguage(language, dashboard), { replace: true })
        }, redirectDelayMs)
        return
      }
      setFailure(messages.noStorage)
    } else if (result.kind === "refused") setIsRefused(true)
    else
      setFailure(result.kind === "failed" ? (result.message ?? messages.noReply) : messages.noReply)
    setIsSending(false)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const aadhaar = textOf(typed, "userid").replace(/\s/g, "")
    const dob = textOf(typed, "dob")
    const day = toIsoDate(dob)
    // Each field is validated on its own (specification 13.5).
    const errors: Problems = {
      ...(!/^\d{12}$/.test(aadhaar) && { aadhaar: messages.problems.aadhaar }),
      ...(!day && { dob: dob === "" ? messages.problems.dob : messages.problems.dobFormat }),
    }
    setProblems(errors)
    setFailure(undefined)
    if (day && !errors.aadhaar) return void send(aadhaar, day)
    form.querySelector<HTMLInputElement>(errors.aadhaar ? "#userid" : "#dob")?.focus()
  }

  return {
    submit,
    problems,
    failure,
    isRefused,
    isSending,
    forgetRefusal: () => setIsRefused(false),
  }
}
