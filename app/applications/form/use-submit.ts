import { type RefObject, useRef, useState } from "react"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import { rememberAdmissionCode } from "../last-admission-code.tsx"
import { deleteDraft } from "./draft.ts"
import { formBody } from "./read-form.ts"
import { submitForm, type SubmitResult } from "./submit.ts"

/** Submits the form, one request at a time, and opens the sheet when it was accepted. */
export const useSubmit = ({
  course,
  form,
}: {
  course: string
  form: RefObject<HTMLFormElement | null>
}) => {
  const navigate = useNavigate()
  const language = useLanguage()
  const [percent, setPercent] = useState<number>()
  const [result, setResult] = useState<SubmitResult>()
  const isUnderWay = useRef(false)

  const goToSheet = async (code: string) => {
    rememberAdmissionCode(code)
    await deleteDraft(course)
    await navigate(inLanguage(language, `/admission-form/print/${code}`), {
      state: { isFresh: true },
    })
  }

  /** Returns the field errors if the server refused the form. */
  const sendForm = async () => {
    if (isUnderWay.current || !form.current) return undefined
    isUnderWay.current = true
    setResult(undefined)
    setPercent(0)
    const answer = await submitForm(formBody(form.current), language, setPercent)
    isUnderWay.current = false
    setPercent(undefined)
    setResult(answer)
    if (answer.kind === "saved") await goToSheet(answer.admissionCode)
    return answer.kind === "refused" ? answer.errors : undefined
  }

  return {
    send: sendForm,
    isSending: percent !== undefined || result?.kind === "saved",
    percent,
    result,
    refusal: result?.kind === "refused" ? result.message : undefined,
    dismiss: () => setResult(undefined),
  }
}
