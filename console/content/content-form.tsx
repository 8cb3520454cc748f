import { Alert, CardContent, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import {
  Create,
  CreateButton,
  ListButton,
  SimpleForm,
  TopToolbar,
  useLocaleState,
  useRecordContext,
  useResourceContext,
} from "react-admin"
import { Link } from "react-router-dom"

import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { publicPath } from "#domain/content/paths.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"

import { serverNow } from "../api/server-time.ts"
import { FinancialGuard } from "../financial/financial-guard.tsx"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { TextButton } from "../kit/dialog/text-button.tsx"
import { RecordDraft } from "../kit/form/record-draft.tsx"
import { SeeIcon } from "../kit/page/icons.tsx"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { RecordEdit } from "../record/record-edit.tsx"
import { resourceOf } from "./collections.ts"
import { StateTimes, TranslationNotice } from "./entry-state.tsx"
import {
  StateChip,
  type ContentEntry,
  useCollection,
  useEditableFields,
  useMayEdit,
  useTitleOf,
} from "./entry.tsx"
import { FieldInputs } from "./fields/field-input.tsx"
import { FieldsRead } from "./fields/field-show.tsx"
import {
  FocusOnError,
  FocusOnFirst,
  FocusOnFound,
  UnsavedChangesWarning,
  WholeItemError,
} from "./form-state.tsx"
import { MenuChoice, TemplateChoice } from "./pages/new-page.tsx"
import { RevisionsButton } from "./revisions-button.tsx"
import { PreviewSavedButton, SaveBar, withSaveBar } from "./save-bar.tsx"

/** "New notice". */
const useNameOfNew = () => {
  const t = useText()
  const textOfKey = useTextOfKey()
  const name = textOfKey(`resources.${useResourceContext()}.name`, { count: 1 })
  return t("ra.page.create", { name: name.toLocaleLowerCase() })
}

/** There the button floats, and covers what is saved. */
const notOnPhones = { display: { xs: "none", md: "inline-flex" } }

function ContentActions() {
  const entry = useRecordContext<ContentEntry>()
  const { collection } = useCollection()
  const [locale] = useLocaleState()
  const mayEdit = useMayEdit()
  const nameOfNew = useNameOfNew()
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
      {mayEdit && !isOffice && <CreateButton label={nameOfNew} sx={notOnPhones} />}
      {collection !== "settings" && <ListButton />}
    </TopToolbar>
  )
}

/** The one whole field of the settings that editors change; of the others they change parts. */
const isOfForm = ({ name }: { name: string }) => name === "announcement"

/** Read-only view of an item, without edit permission; `isPart`: below the form of a part of it. */
function EntryRead({ isPart = false }: { isPart?: boolean }) {
  const entry = useRecordContext<ContentEntry>()
  const { collection, fields } = useCollection()
  const t = useText()
  if (!entry || !fields) return null
  return (
    <CardContent sx={{ display: "grid", gap: 2 }}>
      {isOfficeDocument(collection) && (
        <Alert severity="info">
          {t(`console.content.${isPart ? "restIsRead" : "settingsAreRead"}`)}
        </Alert>
      )}
      {!isOfficeDocument(collection) && <Times {...entry} />}
      <FieldsRead
        fields={isPart ? fields.filter((field) => !isOfForm(field)) : fields}
        value={entry.item}
      />
    </CardContent>
  )
}

function Times({ publish_at, unpublish_at }: ContentEntry) {
  const t = useText()
  const times = { publishAt: publish_at, unpublishAt: unpublish_at }
  const formatDateTime = useFormatDateTime()
  return (["publishAt", "unpublishAt"] as const).map(
    (label) =>
      times[label] && (
        <Typography key={label}>
          {t(`console.content.${label}`)}: {formatDateTime(times[label])}
        </Typography>
      ),
  )
}

/** The setting that a button of the session's page changes. */
const openSession = "admission_session"
/** Fields of the settings that their form does not change. "Start as my college" ends the sample. */
const fixedFields = [openSession, "is_sample"]

function OpenSession() {
  const entry = useRecordContext<ContentEntry>()
  const t = useText()
  return (
    <Typography sx={{ mb: 2 }}>
      {t(`console.content.fields.${openSession}`)}: {String(entry?.item[openSession])} (
      <Link to={`/${resourceOf("sessions")}`}>{t("console.content.openOther")}</Link>)
    </Typography>
  )
}

/** After a save of the settings the forms have the languages in their order. */
function LanguageOrderRefresh() {
  const version = useRecordContext<ContentEntry>()?.version
  const client = useQueryClient()
  useEffect(() => {
    if (version !== undefined) void client.invalidateQueries({ queryKey: ["content", "getList"] })
  }, [version, client])
  return null
}

/** The day of a new item that is mostly the day on which it is written. */
const dayOfCreation: Record<string, string> = { notices: "date", events: "starts_on" }

function ItemForm() {
  const entry = useRecordContext<ContentEntry>()
  const { collection } = useCollection()
  const mayEdit = useMayEdit()
  const fields = useEditableFields()
  const [today] = useState(() => dayInIndia(serverNow()))
  if (!fields) return null
  const isNewPage = collection === "pages" && !entry
  const day = entry ? undefined : dayOfCreation[collection]
  const start = day !== undefined && { defaultValues: { item: { [day]: today } } }
  return (
    <SimpleForm toolbar={<SaveBar />} {...start}>
      {collection === "settings" && <FinancialGuard />}
      {collection === "settings" && <LanguageOrderRefresh />}
      <RecordDraft />
      <FocusOnError />
      <FocusOnFound />
      {entry && <UnsavedChangesWarning />}
      <WholeItemError />
      {!isOfficeDocument(collection) && <TranslationNotice />}
      {collection === "settings" && mayEdit && <OpenSession />}
      {isNewPage && <TemplateChoice />}
      <FieldInputs
        fields={fields.filter(({ name }) => !fixedFields.includes(name))}
        within="item"
      />
      {isNewPage && <MenuChoice />}
      {!entry && <FocusOnFirst />}
      {!isOfficeDocument(collection) && <StateTimes />}
    </SimpleForm>
  )
}

function Title() {
  const entry = useRecordContext<ContentEntry>()
  const textOfKey = useTextOfKey()
  const titleOf = useTitleOf()
  const name = textOfKey(`resources.${useResourceContext()}.name`, { count: 1 })
  const title = entry && titleOf(entry.item)
  return title ? `${name}: ${title}` : name
}

const FinancialPanel = lazyPart(() =>
  import("../financial/financial-panel.tsx").then((file) => file.FinancialPanel),
)

function SettingsChanges() {
  const { id } = useRecordContext<ContentEntry>()!
  return <FinancialPanel of={{ collection: "settings", slug: id }} />
}

/** Edit page of an item, with a notice on a version conflict. Read-only without the permission, or below a part. */
export function ContentEdit() {
  const mayEdit = useMayEdit()
  const may = usePermission()
  const { collection } = useCollection()
  const isPart = !mayEdit && collection === "settings" && may("announcement.edit")
  return (
    <RecordEdit title={<Title />} actions={<ContentActions />} redirect={false} sx={withSaveBar}>
      {collection === "settings" && may("financial.read") && <SettingsChanges />}
      {(mayEdit || isPart) && <ItemForm />}
      {!mayEdit && <EntryRead isPart={isPart} />}
    </RecordEdit>
  )
}

/** Create page; a new item is a draft unless it is published at once. */
export function ContentCreate() {
  const title = useNameOfNew()
  return (
    <Create redirect="edit" title={title} sx={withSaveBar}>
      <ItemForm />
    </Create>
  )
}
