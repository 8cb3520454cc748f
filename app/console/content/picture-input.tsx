import { Box, FormLabel, Stack } from "@mui/material"
import { useState } from "react"
import { TextInput, useInput, useTranslate, ValidationError } from "react-admin"

import { pictureSources } from "#domain/content/picture-sources.ts"

import { useMay } from "../me.ts"
import { MediaDialog } from "./media-dialog.tsx"
import { TextButton } from "./text-button.tsx"

interface PictureInputProps {
  source: string
  label: string
  isOptional: boolean
}

/** A picture chosen from the uploads, with what one sees on it. */
export function PictureInput({ source, label, isOptional }: PictureInputProps) {
  const translate = useTranslate()
  const may = useMay()
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
    <Box
      component="fieldset"
      sx={{ display: "grid", gap: 2, width: "100%", minWidth: 0, mb: 2, borderRadius: 1 }}
    >
      <FormLabel component="legend" error={error !== undefined}>
        {label}
      </FormLabel>
      <Stack direction="row" spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        {field.value && (
          <Box
            component="img"
            src={pictureSources(field.value).src}
            alt=""
            sx={{ height: 120, maxWidth: "100%", objectFit: "contain" }}
          />
        )}
        {may("content.edit") && (
          <TextButton
            label="console.content.choosePicture"
            variant="outlined"
            onClick={() => setIsChoosing(true)}
          />
        )}
        {isOptional && field.value && may("content.edit") && (
          <TextButton label="ra.action.remove" onClick={() => set("", { en: "", hi: "" })} />
        )}
      </Stack>
      {error && (
        <FormLabel error role="alert">
          <ValidationError error={error} />
        </FormLabel>
      )}
      <AltInputs source={source} />
      {isChoosing && (
        <MediaDialog
          kind="picture"
          title={translate("console.content.choosePicture")}
          onChoose={({ file, alt }) => set(file, alt)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  )
}

function AltInputs({ source }: { source: string }) {
  const translate = useTranslate()
  const may = useMay()
  const label = translate("console.content.fields.alt")
  return (["en", "hi"] as const).map((language) => (
    <TextInput
      key={language}
      source={`${source}.alt.${language}`}
      label={translate(`console.content.in.${language}`, { label })}
      fullWidth
      readOnly={!may("content.edit")}
      helperText={false}
    />
  ))
}
