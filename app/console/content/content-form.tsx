import { Alert } from "@mui/material"
import {
  Create,
  Edit,
  SimpleForm,
  useInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
  ValidationError,
} from "react-admin"

import { ContentActions } from "./content-actions.tsx"
import { type ContentEntry, useCollection, useTitleOf } from "./entry.ts"
import { FieldInputs } from "./inputs/field-input.tsx"
import { StateTimes } from "./publishing-times.tsx"
import { SaveBar } from "./save-bar.tsx"
import { EntryRead } from "./show/entry-show.tsx"
import { FocusOnError, UnsavedChangesWarning } from "./unsaved-changes.tsx"
import { useMayEdit } from "./use-may-edit.ts"

/** Shows an error of the item as a whole, not of one field. */
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
  const entry = useRecordContext<ContentEntry>()
  const { collection, fields } = useCollection()
  if (!fields) return null
  return (
    <SimpleForm toolbar={<SaveBar />} warnWhenUnsavedChanges>
      <FocusOnError />
      {entry && <UnsavedChangesWarning />}
      <WholeProblem />
      {collection !== "settings" && <StateTimes />}
      <FieldInputs fields={fields} within="item" />
    </SimpleForm>
  )
}

function Title() {
  const entry = useRecordContext<ContentEntry>()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const name = translate(`resources.${useResourceContext()}.name`, { smart_count: 1 })
  const title = entry && titleOf(entry.item)
  return title ? `${name}: ${title}` : name
}

/** Edit page of an item, with a notice on a version conflict. Read-only without the permission. */
export function ContentEdit() {
  const mayEdit = useMayEdit()
  return (
    <Edit
      title={<Title />}
      actions={<ContentActions />}
      mutationMode="pessimistic"
      redirect={false}
    >
      {mayEdit ? <ItemForm /> : <EntryRead />}
    </Edit>
  )
}

/** Create page; a new item is a draft unless it is published at once. */
export function ContentCreate() {
  return (
    <Create redirect="edit">
      <ItemForm />
    </Create>
  )
}
