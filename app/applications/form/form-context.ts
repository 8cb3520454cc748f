import { createContext, use } from "react"

import type { FormProgramme } from "#domain/admission/programmes.ts"
import { errorText } from "#domain/applications/form/field-errors.ts"
import type { FormRules } from "#domain/applications/form/field-schemas.ts"
import type { FormQuestions } from "#domain/applications/form/form-questions.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"

import type { FormMessages } from "../messages/messages.server.ts"
import type { Device } from "./draft/draft.ts"
import type { RecoveryCopy } from "./draft/recovery-copy.ts"

/** One error of a field: a message key, or a text. Of a text of the server, also the key if it has one. */
export type FormError = MessageKey | { text: string; key?: MessageKey | undefined }

const errorKey = (error: FormError) => (typeof error === "string" ? error : error.key)

export const formErrorText = (messages: FormMessages, field: string, error: FormError) => {
  const key = errorKey(error)
  return key ? errorText(messages, field, key) : (error as { text: string }).text
}

/** Whether an error only asks whether the value is right. */
export const isQuestionKey = (error: FormError) => errorKey(error)?.startsWith("question.") ?? false

export type ErrorsByField = Record<string, FormError[]>

export interface FormFrame {
  programme: FormProgramme
  messages: FormMessages
  /** What the session and the settings say of the fields. */
  rules: FormRules
  /** Initial values of the fields: from a draft, or returned by the server. */
  initial: FormValues
  errors: ErrorsByField
  /** What is unusual in the form now, whether the applicant has confirmed it or not. */
  questions: FormQuestions
  /** The applicant's answer about this device. */
  device: Device | undefined
  /** Pictures of a shared device that dropped this tab. */
  recovered: RecoveryCopy["pictures"]
  /** Whether the page is hydrated. Without JavaScript everything is one plain form. */
  isLive: boolean
  /** Reports errors that were not found by validating typed text, such as a picture's error. */
  report: (field: string, errors: FormError[]) => void
}

export const FormContext = createContext<FormFrame | undefined>(undefined)

export const useFormFrame = () => {
  const frame = use(FormContext)
  if (!frame) throw new Error("a field stands outside its form")
  return frame
}
