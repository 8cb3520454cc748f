import { Checkbox, FormControlLabel, Typography } from "@mui/material"

import { formText } from "../../kit/form/form-text.ts"
import { useText } from "../../kit/text/use-language.ts"
import { BilingualFields } from "../bilingual-fields.tsx"
import { QueueDialog } from "../upload-queue/queue-dialog.tsx"
import { useQueueTexts } from "../upload-queue/texts.ts"
import { useUploadQueue } from "../upload-queue/use-upload-queue.ts"
import { AlbumChoice } from "./album-choice.tsx"
import { PhotoRow, photoTexts } from "./photo-row.tsx"
import { photoSteps, type PhotoTarget } from "./send-photo.ts"

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

/** The album, and the texts for all photos that have none of their own. */
function SharedFields() {
  const t = useText()
  const text = useQueueTexts()
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
      <FormControlLabel control={<Checkbox name="publish" value="1" />} label={text("publish")} />
    </>
  )
}

/** Uploads many photos into an album. */
export function PhotosDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const photos = useUploadQueue(photoSteps)
  return (
    <QueueDialog
      title="console.content.photos.title"
      draft="photos/upload"
      uploads={photos}
      choice={{
        label: t("console.content.photos.choose"),
        hint: t("console.content.photos.hint"),
        accept: "image/jpeg,image/png,image/webp",
      }}
      targetOf={targetOf}
      renderRow={(photo, row) => (
        <PhotoRow
          key={photo.key}
          {...row}
          photo={photo}
          onTexts={(texts) => photos.change(photo.key, { texts })}
        />
      )}
      onClose={onClose}
    >
      <SharedFields />
    </QueueDialog>
  )
}
