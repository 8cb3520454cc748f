import { Button } from "@mui/material"
import { useResourceContext } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { lazyDialog } from "../kit/dialog/lazy-dialog.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { AddIcon, UploadIcon } from "../kit/page/icons.tsx"
import { useText } from "../kit/text/use-language.ts"
import { collectionOf } from "./collections.ts"
import { useMayEdit } from "./entry.tsx"

const PhotosDialog = lazyDialog(() =>
  import("./photos/photos-dialog.tsx").then((file) => file.PhotosDialog),
)
const DocumentsDialog = lazyDialog(() =>
  import("./documents/documents-dialog.tsx").then((file) => file.DocumentsDialog),
)

/** The collections to which many files can be added at once. */
const addMany = {
  photos: { label: "console.content.photos.title", ManyDialog: PhotosDialog },
  documents: { label: "console.content.manyDocuments", ManyDialog: DocumentsDialog },
} as const

function AddManyButton({ collection }: { collection: keyof typeof addMany }) {
  const { label, ManyDialog } = addMany[collection]
  return (
    <OpeningButton label={label} startIcon={<UploadIcon />}>
      {(close) => <ManyDialog onClose={close} />}
    </OpeningButton>
  )
}

/** The buttons above the list of a collection. */
export function ListActions() {
  const t = useText()
  const resource = useResourceContext()!
  const collection = collectionOf(resource)
  if (!useMayEdit()) return null
  return (
    <>
      {(collection === "photos" || collection === "documents") && (
        <AddManyButton collection={collection} />
      )}
      <Button component={RouterLink} to={`/${resource}/create`} startIcon={<AddIcon />}>
        {t("ra.action.create")}
      </Button>
    </>
  )
}
