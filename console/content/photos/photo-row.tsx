import { Box, IconButton } from "@mui/material"
import { useState } from "react"

import { useObjectUrl } from "#ui/browser/use-object-url.ts"

import { CloseIcon, EditIcon } from "../../kit/page/icons.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { BilingualFields } from "../bilingual-fields.tsx"
import { QueueRow, type QueueRowProps } from "../upload-queue/queue-row.tsx"
import type { PhotoTexts, QueuedPhoto } from "./photo-queue.ts"

interface PhotoTextsProps {
  photo: QueuedPhoto
  onTexts: (texts: Partial<PhotoTexts>) => void
}

/** The texts of a photo, with their labels. */
export const photoTexts = [
  { name: "title", label: "console.content.fields.caption" },
  { name: "alt", label: "console.content.fields.alt" },
] as const

/** Caption and description of one photo, with its picture. */
function OwnTexts({ photo, onTexts }: PhotoTextsProps) {
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

/** A photo of the queue, with a button that opens its own texts. */
export function PhotoRow({ photo, onTexts, ...row }: QueueRowProps & PhotoTextsProps) {
  const t = useText()
  const textOfKey = useTextOfKey()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <QueueRow
      {...row}
      error={photo.error && textOfKey(photo.error)}
      action={
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={`${t("console.content.photos.ownTexts")}: ${photo.name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <CloseIcon fontSize="small" /> : <EditIcon fontSize="small" />}
        </IconButton>
      }
    >
      {isOpen && <OwnTexts photo={photo} onTexts={onTexts} />}
    </QueueRow>
  )
}
