import { ListButton, TopToolbar, useLocaleState, useRecordContext } from "react-admin"

import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { publicPath } from "#domain/content/paths.ts"

import { SeeIcon } from "../icons.tsx"
import { TextButton } from "../text-button.tsx"
import { type ContentEntry, useCollection, useMayEdit } from "./entry.ts"
import { PreviewSavedButton } from "./preview-button.tsx"
import { StateChip } from "./publishing-state-chip.tsx"
import { RevisionsButton } from "./revisions-button.tsx"

export function ContentActions() {
  const entry = useRecordContext<ContentEntry>()
  const { collection } = useCollection()
  const [locale] = useLocaleState()
  const mayEdit = useMayEdit()
  const isOffice = isOfficeDocument(collection)
  const path = entry && publicPath(collection, entry.id, entry.item)
  return (
    <TopToolbar sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      {!isOffice && <StateChip />}
      {entry?.state === "published" && (
        <TextButton
          label="console.content.see"
          href={locale === "hi" ? `/hi${path}` : path!}
          target="_blank"
          startIcon={<SeeIcon />}
        />
      )}
      {!mayEdit && entry && entry.state !== "published" && <PreviewSavedButton />}
      <RevisionsButton />
      {collection !== "settings" && <ListButton />}
    </TopToolbar>
  )
}
