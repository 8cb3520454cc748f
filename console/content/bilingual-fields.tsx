import { TextField, type TextFieldProps } from "@mui/material"

import type { Language } from "#domain/content/languages.ts"

import { useText } from "../kit/text/use-language.ts"
import { useLanguageOrder } from "./entry.tsx"

interface BilingualFieldsProps {
  label: string
  isOptional?: boolean
  /** What the field in a language has beside its label. */
  field: (language: Language) => TextFieldProps
}

/** A text in both languages outside react-admin's records, the editors' first one first. One language is enough: the first. */
export function BilingualFields({ label, isOptional = false, field }: BilingualFieldsProps) {
  const t = useText()
  return useLanguageOrder().map((language, index) => (
    <TextField
      key={language}
      lang={language}
      label={t(`console.content.in.${language}`, { label })}
      required={!isOptional && index === 0}
      fullWidth
      {...field(language)}
    />
  ))
}
