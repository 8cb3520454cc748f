import { Box, Link } from "@mui/material"
import { useInput } from "react-admin"

import { videoFiles } from "#domain/content/video-sources.ts"

import { TextButton } from "../../kit/dialog/text-button.tsx"
import { useUploadTexts } from "../uploads/texts.ts"
import { Group, UploadChoice } from "./group.tsx"

interface FileInputProps {
  source: string
  label: string
  kind: "video" | "captions"
}

function Player({ file }: { file: string }) {
  return (
    <Box component="video" controls preload="none" sx={{ width: 240, maxWidth: "100%" }}>
      {videoFiles({ file }).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </Box>
  )
}

/** A file of the media library to choose, upload or remove. Its value is the file's name. */
export function VideoFileInput({ source, label, kind }: FileInputProps) {
  const t = useUploadTexts()
  const { field, fieldState } = useInput<{ id: string }>({ source })
  const error = fieldState.error?.message
  const isVideo = kind === "video"
  const shown = isVideo ? (
    <Player file={field.value} />
  ) : (
    <Link href={`/${field.value}`}>WebVTT</Link>
  )
  return (
    <Group
      source={source}
      label={label}
      hint={isVideo ? "" : t("captionsHint")}
      isWrong={error !== undefined}
    >
      <UploadChoice
        kind={kind}
        label={isVideo ? "console.content.chooseVideo" : "console.content.chooseCaptions"}
        shown={field.value && shown}
        error={error}
        onChoose={({ file }) => field.onChange(file)}
      >
        {field.value && <TextButton label="ra.action.remove" onClick={() => field.onChange("")} />}
      </UploadChoice>
    </Group>
  )
}
