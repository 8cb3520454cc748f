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
const dialogs = { photos: PhotosDialog, documents: DocumentsDialog }

const hasDialog = (collection: string): collection is keyof typeof dialogs =>
  Object.hasOwn(dialogs, collection)

function AddManyButton({ collection }: { collection: keyof typeof dialogs }) {
  const ManyDialog = dialogs[collection]
  return (
    <OpeningButton label={`console.content.${collection}.title`} startIcon={<UploadIcon />}>
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
      {hasDialog(collection) && <AddManyButton collection={collection} />}
      <Button component={RouterLink} to={`/${resource}/create`} startIcon={<AddIcon />}>
        {t("ra.action.create")}
      </Button>
    </>
  )
}
