import SeeIcon from "@mui/icons-material/OpenInNew"
import { Alert, Box } from "@mui/material"
import {
  Create,
  DateTimeInput,
  Edit,
  ListButton,
  SimpleForm,
  TopToolbar,
  useInput,
  useLocaleState,
  useRecordContext,
  useResourceContext,
  useTranslate,
  ValidationError,
} from "react-admin"

import { publicPath } from "#domain/content/public-path.ts"

import { useMay } from "../me.ts"
import { type Entry, useCollection, useTitleOf } from "./entry.ts"
import { FieldInputs } from "./field-input.tsx"
import { PreviewButton } from "./preview-button.tsx"
import { RevisionsButton } from "./revisions-button.tsx"
import { SaveBar } from "./save-bar.tsx"
import { StateChip } from "./state-chip.tsx"
import { TextButton } from "./text-button.tsx"

const isoTime = (local: string) => (local ? new Date(local).toISOString() : null)

/** From when until when visitors see it. */
function Times() {
  const may = useMay()
  const shared = {
    parse: isoTime,
    readOnly: !may("content.edit"),
    sx: { width: { sm: "20em" }, maxWidth: "100%" },
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2 }}>
      <DateTimeInput
        {...shared}
        source="publish_at"
        label="console.content.publishAt"
        helperText="console.content.publishAtHint"
      />
      <DateTimeInput
        {...shared}
        source="unpublish_at"
        label="console.content.unpublishAt"
        helperText="console.content.unpublishAtHint"
      />
    </Box>
  )
}

/** What is wrong with the item as a whole, and with no field of it. */
function WholeProblem() {
  const { fieldState } = useInput({ source: "item", defaultValue: {} })
  const message = fieldState.error?.message
  if (!message) return null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <ValidationError error={message} />
    </Alert>
  )
}

function ItemForm() {
  const { collection, fields } = useCollection()
  if (!fields) return null
  return (
    <SimpleForm toolbar={<SaveBar />} warnWhenUnsavedChanges>
      <WholeProblem />
      {collection !== "settings" && <Times />}
      <FieldInputs fields={fields} within="item" />
    </SimpleForm>
  )
}

function Actions() {
  const entry = useRecordContext<Entry>()
  const { collection } = useCollection()
  const [locale] = useLocaleState()
  const path = entry && publicPath(collection, entry.id, entry.item)
  return (
    <TopToolbar sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      {collection !== "settings" && <StateChip />}
      {entry?.state === "published" && collection !== "settings" && (
        <TextButton
          label="console.content.see"
          href={locale === "hi" ? `/hi${path}` : path!}
          target="_blank"
          startIcon={<SeeIcon />}
        />
      )}
      {collection !== "settings" && <PreviewButton />}
      <RevisionsButton />
      {collection !== "settings" && <ListButton />}
    </TopToolbar>
  )
}

function Title() {
  const entry = useRecordContext<Entry>()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const name = translate(`resources.${useResourceContext()}.name`, { smart_count: 1 })
  const { collection } = useCollection()
  const title = entry && collection !== "settings" && titleOf(entry.item)
  return title ? `${name}: ${title}` : name
}

/** Changes an item; who saves over what another has changed is told so. */
export function ContentEdit() {
  return (
    <Edit title={<Title />} actions={<Actions />} mutationMode="pessimistic" redirect={false}>
      <ItemForm />
    </Edit>
  )
}

/** A new item, a draft unless it is published at once. */
export function ContentCreate() {
  return (
    <Create redirect="edit">
      <ItemForm />
    </Create>
  )
}
