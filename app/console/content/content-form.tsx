import { Alert, CardContent, Typography } from "@mui/material"
import { useEffect } from "react"
import {
  Create,
  Edit,
  SimpleForm,
  TextInput,
  useInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
  ValidationError,
} from "react-admin"
import { useFormContext, useFormState } from "react-hook-form"

import { isOfficeDocument } from "#domain/content/office-documents.ts"

import { useFormatDateTime } from "../date-field.tsx"
import { ContentActions } from "./content-actions.tsx"
import { type ContentEntry, useCollection, useMayEdit, useTitleOf } from "./entry.ts"
import { FieldInputs } from "./fields/field-input.tsx"
import { FieldsRead } from "./fields/field-show.tsx"
import { StateTimes } from "./publishing-state-chip.tsx"
import { SaveBar } from "./save-bar.tsx"

/** Read-only view of an item, without edit permission. */
function EntryRead() {
  const entry = useRecordContext<ContentEntry>()
  const { collection, fields } = useCollection()
  const translate = useTranslate()
  if (!entry || !fields) return null
  return (
    <CardContent sx={{ display: "grid", gap: 2 }}>
      {isOfficeDocument(collection) && (
        <Alert severity="info">{translate("console.content.settingsAreRead")}</Alert>
      )}
      {!isOfficeDocument(collection) && <Times {...entry} />}
      <FieldsRead fields={fields} value={entry.item} />
    </CardContent>
  )
}

function Times({ publish_at, unpublish_at }: ContentEntry) {
  const translate = useTranslate()
  const times = { publishAt: publish_at, unpublishAt: unpublish_at }
  const formatDateTime = useFormatDateTime()
  return Object.entries(times).map(
    ([label, time]) =>
      time && (
        <Typography key={label}>
          {translate(`console.content.${label}`)}: {formatDateTime(time)}
        </Typography>
      ),
  )
}

/** Focuses the first error after a refused save. */
function FocusOnError() {
  const { submitCount, isSubmitting } = useFormState()
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    document.querySelector<HTMLElement>('form [aria-invalid="true"], form [role="alert"]')?.focus()
  }, [submitCount, isSubmitting])
  return null
}

const asItIs = {
  keepValues: true,
  keepDirty: true,
  keepDefaultValues: true,
  keepErrors: true,
  keepSubmitCount: true,
}

/**
 * react-admin treats submitted values as saved, and then does not warn on leaving. After a refused save this marks
 * the form as unsaved again.
 */
function UnsavedChangesWarning() {
  const { reset } = useFormContext()
  const { isSubmitSuccessful, dirtyFields } = useFormState()
  const isUnsaved = isSubmitSuccessful && Object.keys(dirtyFields).length > 0
  useEffect(() => {
    if (isUnsaved) reset(undefined, asItIs)
  }, [isUnsaved, reset])
  return null
}

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
      {!isOfficeDocument(collection) && <StateTimes />}
      {collection === "sessions" && !entry && (
        <TextInput source="slug" label="console.content.sessionName" isRequired />
      )}
      <FieldInputs fields={fields} within="item" />
    </SimpleForm>
  )
}

function Title() {
  const entry = useRecordContext<ContentEntry>()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const name = translate(`resources.${useResourceContext()}.name`, { smart_count: 1 })
  const { collection } = useCollection()
  const title = entry && (collection === "sessions" ? entry.id : titleOf(entry.item))
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
