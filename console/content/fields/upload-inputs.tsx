import { Box, Link } from "@mui/material"
import { useInput } from "react-admin"

import { pictureSources } from "#domain/content/picture-sources.ts"

import { TextButton } from "../../kit/dialog/text-button.tsx"
import { Group, UploadChoice, UploadTexts } from "./group.tsx"

interface PictureInputProps {
  source: string
  label: string
  isOptional: boolean
}

export function PictureInput({ source, label, isOptional }: PictureInputProps) {
  const { field, fieldState } = useInput<{ id: string }>({ source: `${source}.file` })
  const { field: english } = useInput({ source: `${source}.alt.en` })
  const { field: hindi } = useInput({ source: `${source}.alt.hi` })
  const set = (file: string, alt: { en: string; hi: string }) => {
    field.onChange(file)
    english.onChange(alt.en)
    hindi.onChange(alt.hi)
  }
  const error = fieldState.error?.message
  const image = (src: string) => (
    <Box
      component="img"
      src={src}
      alt=""
      sx={{ height: 120, maxWidth: "100%", objectFit: "contain" }}
    />
  )
  return (
    <Group source={source} label={label} isWrong={error !== undefined}>
      <UploadChoice
        kind="picture"
        label="console.content.choosePicture"
        shown={field.value && image(pictureSources(field.value).src)}
        error={error}
        onChoose={({ file, alt }) => set(file, alt)}
      >
        {isOptional && field.value && (
          <TextButton label="ra.action.remove" onClick={() => set("", { en: "", hi: "" })} />
        )}
      </UploadChoice>
      {(!isOptional || field.value) && <UploadTexts source={`${source}.alt`} name="alt" />}
    </Group>
  )
}

const within = (source: string, name: string) => (source ? `${source}.${name}` : name)

export function AttachmentInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source: within(source, "file") })
  const { field: bytes } = useInput({ source: within(source, "bytes") })
  const error = fieldState.error?.message
  const link = (
    <Link href={`/${field.value}`} target="_blank">
      PDF
    </Link>
  )
  return (
    <Group source={source} label={label} isWrong={error !== undefined}>
      <UploadChoice
        kind="pdf"
        label="console.content.chooseFile"
        shown={field.value && link}
        error={error}
        onChoose={(medium) => {
          field.onChange(medium.file)
          bytes.onChange(medium.bytes)
        }}
      />
      <UploadTexts source={within(source, "title")} name="title" />
    </Group>
  )
}
