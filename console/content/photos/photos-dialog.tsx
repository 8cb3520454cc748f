import { Box, Checkbox, FormControlLabel, TextField, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type DragEvent, type SyntheticEvent, useState } from "react"
import { useRefresh } from "react-admin"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { formText } from "../../kit/form/form-text.ts"
import { useLeaveGuard } from "../../kit/form/leave-guard.tsx"
import { forgetDraft } from "../../kit/form/use-draft.ts"
import { useText } from "../../kit/text/use-language.ts"
import { FreeSpace, useUploadSpace } from "../../operations/free-space.tsx"
import { BilingualFields } from "../bilingual-fields.tsx"
import { AlbumChoice } from "./album-choice.tsx"
import { countsOf } from "./photo-queue.ts"
import { PhotoRow, photoTexts } from "./photo-row.tsx"
import type { PhotoTarget } from "./send-photo.ts"
import { usePhotoQueue } from "./use-photo-queue.ts"

const targetOf = (form: HTMLFormElement): PhotoTarget => {
  const text = formText(form)
  return {
    album: text("album"),
    isPublished: text("publish") !== "",
    texts: {
      title_en: text("title_en"),
      title_hi: text("title_hi"),
      alt_en: text("alt_en"),
      alt_hi: text("alt_hi"),
    },
  }
}

/** Takes photos by choice or by drop. */
function PhotoChoice({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const t = useText()
  const space = useUploadSpace()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onAdd([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ p: 2, border: "2px dashed", borderColor: "divider", borderRadius: 1 }}
    >
      <TextField
        type="file"
        label={t("console.content.photos.choose")}
        fullWidth
        helperText={t("console.content.photos.hint")}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { accept: "image/jpeg,image/png,image/webp", multiple: true },
        }}
        onChange={({ target }) => {
          const input = target as HTMLInputElement
          onAdd([...(input.files ?? [])])
          // The same file can be chosen again after it was removed.
          input.value = ""
        }}
      />
      {space && <FreeSpace {...space} />}
    </Box>
  )
}

/** The album, and the texts for all photos that have none of their own. */
function SharedFields() {
  const t = useText()
  return (
    <>
      <AlbumChoice />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t("console.content.photos.forAll")}
      </Typography>
      {photoTexts.map(({ name, label }) => (
        <BilingualFields
          key={name}
          label={t(label)}
          field={(language) => ({ name: `${name}_${language}`, margin: "normal" })}
        />
      ))}
      <FormControlLabel
        control={<Checkbox name="publish" value="1" />}
        label={t("console.content.photos.publish")}
      />
    </>
  )
}

interface PhotoListProps {
  photos: ReturnType<typeof usePhotoQueue>
  onRetry: (key: number) => void
}

/** The chosen photos, and how many are stored. */
function PhotoList({ photos, onRetry }: PhotoListProps) {
  const t = useText()
  const { queue, isRunning, change, remove } = photos
  const { stored, failed } = countsOf(queue)
  return (
    <>
      <Typography component="output" sx={{ display: "block", mt: 1 }}>
        {queue.length > 0 &&
          t("console.content.photos.progress", { stored, count: queue.length, failed })}
      </Typography>
      <Box component="ul" aria-label={t("console.content.photos.title")} sx={{ p: 0, m: 0 }}>
        {queue.map((photo) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            isRunning={isRunning}
            onTexts={(texts) => change(photo.key, { texts })}
            onRetry={() => onRetry(photo.key)}
            onRemove={() => remove(photo.key)}
          />
        ))}
      </Box>
    </>
  )
}

/** Uploads many photos into an album. Each has its own progress; a failed one is sent again without the others. */
export function PhotosDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const photos = usePhotoQueue()
  const { queue, isRunning, add, send } = photos
  const [form, setForm] = useState<HTMLFormElement>()
  const { open, stored, failed } = countsOf(queue)
  useLeaveGuard(open + failed > 0)

  const run = async (element: HTMLFormElement, only?: number) => {
    setForm(element)
    await send(targetOf(element), only)
    await queries.invalidateQueries({ queryKey: ["media"] })
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget)
  }
  const close = async () => {
    if (open + failed > 0 && !window.confirm(t("ra.message.unsaved_changes"))) return
    if (form && stored > 0) await forgetDraft(form)
    if (stored > 0) refresh()
    onClose()
  }
  const isDone = queue.length > 0 && stored === queue.length
  return (
    <FormDialog
      title={t("console.content.photos.title")}
      maxWidth="md"
      draft="photos/upload"
      ignoresBackdrop
      isLocked={isRunning}
      closeLabel={isDone ? "ra.action.close" : "ra.action.cancel"}
      onClose={() => void close()}
      onSubmit={submit}
      {...(!isDone && {
        submit: {
          label: "console.content.photos.send" as const,
          disabled: isRunning || queue.length === 0,
        },
      })}
    >
      <PhotoChoice onAdd={(files) => void add(files)} />
      <SharedFields />
      <PhotoList photos={photos} onRetry={(key) => form && void run(form, key)} />
    </FormDialog>
  )
}
