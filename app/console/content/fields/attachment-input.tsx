import { FormLabel, Link, Stack } from "@mui/material"
import { useState } from "react"
import { useInput, useTranslate, ValidationError } from "react-admin"

import { TextButton } from "../text-button.tsx"
import { MediaDialog } from "../uploads/media-dialog.tsx"
import type { Medium } from "../uploads/upload-form.tsx"
import { Group, UploadTexts } from "./group.tsx"

const within = (source: string, name: string) => (source ? `${source}.${name}` : name)

/** Selects a PDF from the media library, with a title. */
export function AttachmentInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: within(source, "file") })
  const { field: bytes } = useInput({ source: within(source, "bytes") })
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = (medium: Medium) => {
    field.onChange(medium.file)
    bytes.onChange(medium.bytes)
    setIsChoosing(false)
  }
  const error = fieldState.error?.message
  return (
    <Group label={label} isWrong={error !== undefined}>
      <Stack direction="row" spacing={2} sx={{ alignItems: "center", mb: 1 }}>
        {field.value && (
          <Link href={`/${field.value}`} target="_blank">
            PDF
          </Link>
        )}
        <TextButton
          label="console.content.chooseFile"
          variant="outlined"
          onClick={() => setIsChoosing(true)}
        />
      </Stack>
      {error && (
        <FormLabel error role="alert" tabIndex={-1}>
          <ValidationError error={error} />
        </FormLabel>
      )}
      <UploadTexts source={within(source, "title")} name="title" />
      {isChoosing && (
        <MediaDialog
          kind="pdf"
          title={translate("console.content.chooseFile")}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Group>
  )
}
