import { createContext, use } from "react"

import type { Course } from "#domain/applications/courses.ts"
import type { FormValues } from "#domain/applications/form-values.ts"
import type { MessageKey } from "#domain/fields/messages.en.ts"

import type { FormMessages } from "../messages/messages.server.ts"

/** One thing wrong with a field: a message's key, or the text a server answered with. */
export type FormError = MessageKey | { text: string }
export type ErrorsByField = Record<string, FormError[]>

export interface FormFrame {
  course: Course
  words: FormMessages
  /** What the fields start with: a draft, or what came back from the server. */
  initial: FormValues
  problems: ErrorsByField
  /** Whether scripts run: without them everything is one plain form. */
  isLive: boolean
  /** Tells what was found out about a field by other means than typing, like a picture's problem. */
  report: (field: string, problems: FormError[]) => void
}

export const FormContext = createContext<FormFrame | undefined>(undefined)

export const useFormFrame = () => {
  const frame = use(FormContext)
  if (!frame) throw new Error("a field stands outside its form")
  return frame
}

/** The text a field starts with. */
export const useInitial = (name: string) => {
  const value = useFormFrame().initial[name]
  return typeof value === "string" ? value : ""
}

/** The values of a list field at the start. */
export const useInitialList = (name: string) => [useFormFrame().initial[name] ?? []].flat()
