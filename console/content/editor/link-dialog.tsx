import { Stack, TextField } from "@mui/material"
import { useState } from "react"

import { completeLink, isSafeLink } from "#domain/content/read-item.ts"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { forgetDraft } from "../../kit/form/use-draft.ts"
import { useText } from "../../kit/text/use-language.ts"
import { LinkField } from "../fields/link-field.tsx"
import { useEditorTexts } from "./texts.ts"

interface LinkDialogProps {
  /** The address of the link at the cursor; "" for a new one. */
  href: string
  /** Whether no words are selected, so that some must be written. */
  needsWords: boolean
  onSet: (href: string, words: string) => void
  onClose: () => void
}

export function LinkDialog({ href: former, needsWords, onSet, onClose }: LinkDialogProps) {
  const translate = useText()
  const t = useEditorTexts()
  const [href, setHref] = useState(former)
  const [words, setWords] = useState("")
  const [isWrong, setIsWrong] = useState(false)
  return (
    <FormDialog
      title={t("link")}
      onClose={onClose}
      draft={`link/${former}`}
      onSubmit={(event) => {
        event.preventDefault()
        // Events of a dialog bubble through React to the form that opened it.
        event.stopPropagation()
        const link = completeLink(href)
        if (!isSafeLink(link)) return setIsWrong(true)
        void forgetDraft(event.currentTarget)
        onSet(link, words)
      }}
      submit={{ label: { text: t("setLink") } }}
      actions={
        former && <TextButton label={{ text: t("removeLink") }} onClick={() => onSet("", "")} />
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <LinkField
          name="href"
          label={translate("console.content.fields.link")}
          value={href}
          onChange={setHref}
          error={isWrong}
          errorText={isWrong ? translate("console.errors.not_a_link") : undefined}
        />
        {needsWords && (
          <TextField
            name="words"
            label={t("words")}
            value={words}
            size="small"
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
