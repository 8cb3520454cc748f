import { Box, FormLabel, Link, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { TextInput, useInput, useTranslate, ValidationError } from "react-admin"

import { useMay } from "../me.ts"
import { MediaDialog } from "./media-dialog.tsx"
import type { Medium } from "./medium.ts"
import { TextButton } from "./text-button.tsx"

const within = (source: string, name: string) => (source ? `${source}.${name}` : name)

/** A PDF chosen from the uploads, under a title. */
export function AttachmentInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const may = useMay()
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
    <Box
      component="fieldset"
      sx={{ display: "grid", gap: 2, width: "100%", minWidth: 0, mb: 1, borderRadius: 1 }}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <Stack direction="row" spacing={2} sx={{ alignItems: "center", mb: 1 }}>
        {field.value && (
          <Link href={`/${field.value}`} target="_blank">
            PDF
          </Link>
        )}
        {may("content.edit") && (
          <TextButton
            label="console.content.chooseFile"
            variant="outlined"
            onClick={() => setIsChoosing(true)}
          />
        )}
      </Stack>
      {error && (
        <Typography color="error" role="alert">
          <ValidationError error={error} />
        </Typography>
      )}
      {(["en", "hi"] as const).map((language) => (
        <TextInput
          key={language}
          source={within(source, `title.${language}`)}
          label={translate(`console.content.in.${language}`, {
            label: translate("console.content.fields.title"),
          })}
          fullWidth
          readOnly={!may("content.edit")}
          helperText={false}
        />
      ))}
      {isChoosing && (
        <MediaDialog
          kind="pdf"
          title={translate("console.content.chooseFile")}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  )
}
