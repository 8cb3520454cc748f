import { Box, Button, IconButton, Stack, Typography } from "@mui/material"
import { useState } from "react"

import { useObjectUrl } from "#ui/browser/use-object-url.ts"

import { CloseIcon, DeleteIcon, EditIcon } from "../../kit/page/icons.tsx"
import { Tag } from "../../kit/table/tag.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { BilingualFields } from "../bilingual-fields.tsx"
import type { PhotoTexts, QueuedPhoto } from "./photo-queue.ts"

const tones = { waiting: "over", sending: "busy", stored: "good", failed: "waiting" } as const

interface PhotoRowProps {
  photo: QueuedPhoto
  isRunning: boolean
  onTexts: (texts: Partial<PhotoTexts>) => void
  onRetry: () => void
  onRemove: () => void
}

/** The texts of a photo, with their labels. */
export const photoTexts = [
  { name: "title", label: "console.content.fields.caption" },
  { name: "alt", label: "console.content.fields.alt" },
] as const

/** Caption and description of one photo, with its picture. */
function OwnTexts({ photo, onTexts }: Pick<PhotoRowProps, "photo" | "onTexts">) {
  const t = useText()
  const url = useObjectUrl(photo.file)
  const { texts = {} } = photo
  return (
    <Box sx={{ width: "100%" }}>
      {url && (
        <Box component="img" src={url} alt="" sx={{ maxHeight: 160, maxWidth: "100%", mt: 1 }} />
      )}
      {photoTexts.map(({ name, label }) => (
        <BilingualFields
          key={name}
          label={t(label)}
          isOptional
          field={(language) => {
            const key = `${name}_${language}` as const
            return {
              value: texts[key] ?? "",
              margin: "dense",
              onChange: ({ target }) => onTexts({ ...texts, [key]: target.value }),
            }
          }}
        />
      ))}
    </Box>
  )
}

/** A photo of the queue: its state, its own texts, and a retry if it failed. */
export function PhotoRow({ photo, isRunning, onTexts, onRetry, onRemove }: PhotoRowProps) {
  const { name, state, error } = photo
  const t = useText()
  const textOfKey = useTextOfKey()
  const [isOpen, setIsOpen] = useState(false)
  const isDone = state === "stored" || state === "sending"
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: "wrap", alignItems: "center", py: 0.5, borderTop: 1, borderColor: "divider" }}
    >
      <Typography sx={{ flex: "1 1 10em", minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
      </Typography>
      <Tag tone={tones[state]}>{t(`console.content.photos.states.${state}`)}</Tag>
      {state === "failed" && (
        <Button
          size="small"
          disabled={isRunning}
          onClick={onRetry}
          aria-label={`${t("console.content.photos.retry")}: ${name}`}
        >
          {t("console.content.photos.retry")}
        </Button>
      )}
      {!isDone && (
        <>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={`${t("console.content.photos.ownTexts")}: ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <CloseIcon fontSize="small" /> : <EditIcon fontSize="small" />}
          </IconButton>
          <IconButton
            size="small"
            disabled={isRunning}
            aria-label={`${t("ra.action.remove")}: ${name}`}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
      {error && (
        <Typography role="alert" color="error" variant="body2" sx={{ width: "100%" }}>
          {textOfKey(error)}
        </Typography>
      )}
      {isOpen && !isDone && <OwnTexts photo={photo} onTexts={onTexts} />}
    </Stack>
  )
}
