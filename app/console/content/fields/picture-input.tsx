import { Box, FormLabel, Stack } from "@mui/material"
import { useState } from "react"
import { useInput, useTranslate, ValidationError } from "react-admin"

import { pictureSources } from "#domain/content/picture-sources.ts"

import { TextButton } from "../text-button.tsx"
import { MediaDialog } from "../uploads/media-dialog.tsx"
import { Group, UploadTexts } from "./group.tsx"

interface PictureInputProps {
  source: string
  label: string
  isOptional: boolean
}

/** Selects a picture from the media library, with its alternative text. */
export function PictureInput({ source, label, isOptional }: PictureInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput<{ id: string }>({ source: `${source}.file` })
  const { field: english } = useInput({ source: `${source}.alt.en` })
  const { field: hindi } = useInput({ source: `${source}.alt.hi` })
  const [isChoosing, setIsChoosing] = useState(false)
  const set = (file: string, alt: { en: string; hi: string }) => {
    field.onChange(file)
    english.onChange(alt.en)
    hindi.onChange(alt.hi)
    setIsChoosing(false)
  }
  const error = fieldState.error?.message
  return (
    <Group label={label} isWrong={error !== undefined}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: "wrap", alignItems: "center", mb: 1 }}
      >
        {field.value && (
          <Box
            component="img"
            src={pictureSources(field.value).src}
            alt=""
            sx={{ height: 120, maxWidth: "100%", objectFit: "contain" }}
          />
        )}
        <TextButton
          label="console.content.choosePicture"
          variant="outlined"
          onClick={() => setIsChoosing(true)}
        />
        {isOptional && field.value && (
          <TextButton label="ra.action.remove" onClick={() => set("", { en: "", hi: "" })} />
        )}
      </Stack>
      {error && (
        <FormLabel error role="alert" tabIndex={-1}>
          <ValidationError error={error} />
        </FormLabel>
      )}
      {(!isOptional || field.value) && <UploadTexts source={`${source}.alt`} name="alt" />}
      {isChoosing && (
        <MediaDialog
          kind="picture"
          title={translate("console.content.choosePicture")}
          onChoose={({ file, alt }) => set(file, alt)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Group>
  )
}
