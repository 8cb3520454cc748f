import { Box, Button, FormLabel, Stack, TextField } from "@mui/material"
import { useRef } from "react"

import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { type UploadName, uploads } from "#domain/fields/uploads.ts"
import { useObjectUrl } from "#ui/browser/use-object-url.ts"

import { useText } from "../../kit/text/use-language.ts"
import { useFieldTexts } from "./use-field-texts.ts"

interface PictureInputProps {
  name: UploadName
  file: File | undefined
  errors: readonly MessageKey[] | undefined
  onChoose: (name: UploadName, file: File | undefined) => void
}

/** Input of a scanned photo or signature. The preview shows the original file; the server re-encodes it. */
export function PaperPictureInput({ name, file, errors, onChoose }: PictureInputProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const url = useObjectUrl(file)
  const { label, error } = useFieldTexts()(name, errors)
  const size = uploads[name].maxBytes / 1024
  const remove = () => {
    if (input.current) input.current.value = ""
    onChoose(name, undefined)
    input.current?.focus()
  }
  return (
    <Box sx={{ my: 2 }}>
      <FormLabel htmlFor={name} error={error !== undefined}>
        {label}
      </FormLabel>
      <Stack spacing={1} sx={{ mt: 1, alignItems: "flex-start" }}>
        {url && (
          <Box component="img" src={url} alt={label} sx={{ height: 110, maxWidth: "100%" }} />
        )}
        <TextField
          inputRef={input}
          id={name}
          type="file"
          hiddenLabel
          error={error !== undefined}
          helperText={error ?? t("console.paper.pictureHint", { size })}
          slotProps={{ htmlInput: { accept: "image/jpeg,image/png,image/webp" } }}
          onChange={(event) =>
            onChoose(name, (event.target as HTMLInputElement).files?.[0] ?? undefined)
          }
        />
        {file && (
          <Button variant="outlined" size="small" onClick={remove}>
            {t("console.paper.removePicture")}: {label}
          </Button>
        )}
      </Stack>
    </Box>
  )
}
