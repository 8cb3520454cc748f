import { FormHelperText, FormLabel, TextField } from "@mui/material"
import { useId, useState } from "react"
import { useInput } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { survivesEditor } from "./markdown.ts"
import { RichText } from "./rich-text.tsx"
import { useEditorTexts } from "./texts.ts"

/** The gaps of a template in a text: words in square brackets that are no link. */
const gapsIn = (text: string) =>
  Array.from(text.matchAll(/\\?\[([^[\]\\]+)\\?\](?!\()/g), ([, gap]) => `[${gap}]`).join(", ")

export interface MarkdownFieldProps {
  source: string
  label: string
  language: Language
}

/**
 * A Markdown text: an editor with a toolbar, or a plain text area for a text that the editor would change. Opening and
 * saving changes no text that nobody touched.
 */
export function MarkdownField({ source, label, language }: MarkdownFieldProps) {
  const translate = useText()
  const textOfKey = useTextOfKey()
  const t = useEditorTexts()
  const labelId = useId()
  const { field, fieldState } = useInput<Record<string, unknown>>({ source })
  const value = (field.value as string | null | undefined) ?? ""
  const [isRich, setIsRich] = useState(() => survivesEditor(value))
  const error = fieldState.error?.message
  const errorText = (key: string) =>
    key.endsWith(".gap_left") ? `${textOfKey(key)} ${gapsIn(value)}` : textOfKey(key)
  if (!isRich) {
    return (
      <TextField
        {...field}
        value={value}
        label={label}
        fullWidth
        multiline
        minRows={12}
        error={error !== undefined}
        helperText={[error && errorText(error), t("plain")].filter(Boolean).join(" ")}
        sx={{ mt: 1, mb: 1 }}
      />
    )
  }
  return (
    <>
      <FormLabel id={labelId} error={error !== undefined}>
        {label}
      </FormLabel>
      <RichText
        labelId={labelId}
        language={language}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onUnknown={() => setIsRich(false)}
        isWrong={error !== undefined}
        pictureTitle={translate("console.content.choosePicture")}
      />
      {error && <FormHelperText error>{errorText(error)}</FormHelperText>}
    </>
  )
}
