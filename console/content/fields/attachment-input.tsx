import { Link } from "@mui/material"
import { useInput } from "react-admin"

import { Group, UploadChoice, UploadTexts } from "./group.tsx"

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
    <Group label={label} isWrong={error !== undefined}>
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
