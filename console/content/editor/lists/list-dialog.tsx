import { Alert, Stack, TextField, Typography } from "@mui/material"
import { useState } from "react"

import { documentTypes, noticeCategories } from "#domain/content/categories.ts"
import {
  type ListBlock,
  type ListKind,
  listKinds,
  maxCount,
  peopleGroups,
  readListBlock,
  usualCount,
  writeListBlock,
} from "#domain/content/list-blocks.ts"

import { FormDialog } from "../../../kit/dialog/form-dialog.tsx"
import { SelectField } from "../../../kit/form/plain-field.tsx"
import { useConsoleLanguage } from "../../../kit/text/use-language.ts"
import { useCollection } from "../../entry.tsx"
import { useReferenceChoices } from "../../fields/reference-field.tsx"
import { useListTexts } from "./texts.ts"
import { useListLabels } from "./use-list-labels.ts"

/** The fields of the dialog, of all kinds; each kind reads its own. */
const emptyFields = {
  album: "",
  group: "here" as (typeof peopleGroups)[number],
  department: "",
  committee: "",
  type: "",
  year: "",
  category: "",
  count: usualCount,
}
type Fields = typeof emptyFields

const fieldsOf = (list: ListBlock | undefined): Fields => {
  if (list?.kind !== "people" || list.group === "here") return { ...emptyFields, ...list }
  return { ...emptyFields, group: list.group, [list.group]: list.slug }
}

/** The words after the kind of the list. */
const wordsOf = (kind: ListKind, fields: Fields) => {
  const { group } = fields
  switch (kind) {
    case "gallery":
      return fields.album
    case "people":
      return group === "here" ? group : `${group} ${fields[group]}`
    case "documents":
      return `${fields.type} ${fields.year.trim()}`
    case "notices":
      return `${fields.category} ${fields.count}`
  }
}

interface PickersProps {
  kind: ListKind
  fields: Fields
  onChange: (changes: Partial<Fields>) => void
}

/** The choices of a kind, by their titles. */
function Pickers({ kind, fields, onChange }: PickersProps) {
  if (kind === "gallery") return <AlbumPicker {...{ fields, onChange }} />
  if (kind === "people") return <PeoplePickers {...{ fields, onChange }} />
  if (kind === "documents") return <DocumentPickers {...{ fields, onChange }} />
  return <NoticePickers {...{ fields, onChange }} />
}

type PickerProps = Omit<PickersProps, "kind">

function AlbumPicker({ fields, onChange }: PickerProps) {
  const t = useListTexts()
  return (
    <SelectField
      label={t("album")}
      value={fields.album}
      choices={useReferenceChoices("albums")}
      onChange={(album) => onChange({ album })}
    />
  )
}

function PeoplePickers({ fields, onChange }: PickerProps) {
  const t = useListTexts()
  const { collection } = useCollection()
  const { group, department, committee } = fields
  const departments = useReferenceChoices("departments")
  const pages = useReferenceChoices("pages")
  // Only pages have members.
  const groups = peopleGroups.filter((one) => one !== "here" || collection === "pages")
  return (
    <>
      <SelectField
        label={t("group")}
        value={groups.includes(group) ? group : "department"}
        choices={groups.map((id) => ({ id, name: t(`group_${id}`) }))}
        onChange={(next) => onChange({ group: next })}
      />
      {group === "department" && (
        <SelectField
          label={t("department")}
          value={department}
          choices={departments}
          onChange={(next) => onChange({ department: next })}
        />
      )}
      {group === "committee" && (
        <SelectField
          label={t("committee")}
          value={committee}
          choices={pages}
          onChange={(next) => onChange({ committee: next })}
        />
      )}
    </>
  )
}

type Names = Readonly<Record<string, readonly [string, string]>>

/** Shows the first choice, whose value is "". */
const withEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } }

/** The values of a field, and all of them. */
const useNames = (names: Names, all: string) => {
  const at = useConsoleLanguage() === "en" ? 0 : 1
  return [
    { id: "", name: all },
    ...Object.entries(names).map(([id, name]) => ({ id, name: name[at] })),
  ]
}

function DocumentPickers({ fields, onChange }: PickerProps) {
  const t = useListTexts()
  return (
    <>
      <SelectField
        label={t("type")}
        slotProps={withEmpty}
        value={fields.type}
        choices={useNames(documentTypes, t("allTypes"))}
        onChange={(type) => onChange({ type })}
      />
      <TextField
        name="year"
        label={t("year")}
        value={fields.year}
        onChange={({ target }) => onChange({ year: target.value })}
      />
    </>
  )
}

function NoticePickers({ fields, onChange }: PickerProps) {
  const t = useListTexts()
  const counts = Array.from({ length: maxCount }, (_, index) => index + 1)
  return (
    <>
      <SelectField
        label={t("category")}
        slotProps={withEmpty}
        value={fields.category}
        choices={useNames(noticeCategories, t("allCategories"))}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        label={t("count")}
        value={fields.count}
        choices={counts.map((id) => ({ id, name: String(id) }))}
        onChange={(count) => onChange({ count })}
      />
    </>
  )
}

/** What visitors would see of the list now. */
function Outcome({ list }: { list: ListBlock }) {
  const { state, isEmpty } = useListLabels([writeListBlock(list)])(list)
  return state && <Alert severity={isEmpty ? "warning" : "info"}>{state}</Alert>
}

interface ListDialogProps {
  /** The list that is edited; undefined for a new one. */
  list: ListBlock | undefined
  onSet: (list: ListBlock) => void
  onClose: () => void
}

/** Asks what a list in a text shows. */
export function ListDialog({ list: former, onSet, onClose }: ListDialogProps) {
  const t = useListTexts()
  const { collection } = useCollection()
  const [kind, setKind] = useState<ListKind>(former?.kind ?? "notices")
  const [fields, setFields] = useState(() => {
    const start = fieldsOf(former)
    return collection === "pages" || former ? start : { ...start, group: "department" as const }
  })
  const [isTried, setIsTried] = useState(false)
  const list = readListBlock(kind, wordsOf(kind, fields))
  return (
    <FormDialog
      title={former ? t("change") : t("insert")}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        // Events of a dialog bubble through React to the form that opened it.
        event.stopPropagation()
        setIsTried(true)
        if (list) onSet(list)
      }}
      submit={{ label: { text: t("set") } }}
    >
      <Stack spacing={2} sx={{ pt: 1, minWidth: { sm: "26em" } }}>
        <Typography variant="body2" color="textSecondary">
          {t("hint")}
        </Typography>
        <SelectField<ListKind>
          label={t("kind")}
          value={kind}
          choices={listKinds.map((id) => ({ id, name: t(id) }))}
          onChange={setKind}
        />
        <Pickers
          kind={kind}
          fields={fields}
          onChange={(changes) => setFields({ ...fields, ...changes })}
        />
        {list && <Outcome list={list} />}
        {!list && isTried && (
          <Alert severity="error">{t(kind === "documents" ? "wrongYear" : "incomplete")}</Alert>
        )}
      </Stack>
    </FormDialog>
  )
}
