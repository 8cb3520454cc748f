import { type Theme, Typography, useMediaQuery } from "@mui/material"
import { DataTable, useRecordContext } from "react-admin"

import { languages } from "#domain/content/languages.ts"
import type { LanguageDebtEntry } from "#server/features/content/content.ts"

import { DateTimeField } from "../../kit/day/date-field.tsx"
import { denseTable, RecordLink } from "../../kit/table/dense-table.tsx"
import type { FilterField } from "../../kit/table/filters.ts"
import { ListPage } from "../../kit/table/list-page.tsx"
import { PhoneList } from "../../kit/table/phone-list.tsx"
import { useConsoleLanguage, useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { type Collection, consoleCollections, resourceOf } from "../collections.ts"
import { useLanguageTexts } from "./texts.ts"

const useNames = () => {
  const t = useText()
  const debt = useLanguageTexts()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  return {
    collection: (name: Collection) => t(`resources.${resourceOf(name)}.name`, { count: 1 }),
    /** Sessions and settings have no title: a session has its name, the settings that of their page. */
    title: ({ title, collection, slug }: LanguageDebtEntry) =>
      title[language] ||
      title.en ||
      title.hi ||
      (collection === "settings" ? t("resources.content/settings.name", { count: 1 }) : slug),
    debt: (entry: LanguageDebtEntry) => `${debt(entry.language)} ${debt(entry.kind)}`,
    fields: ({ fields }: LanguageDebtEntry) =>
      fields.map((name) => textOfKey(`console.content.fields.${name}`)).join(", "),
  }
}

const pathOf = ({ collection, slug }: LanguageDebtEntry) => `/${resourceOf(collection)}/${slug}`

function TitleLink() {
  const entry = useRecordContext<LanguageDebtEntry>()!
  const names = useNames()
  return <RecordLink to={pathOf(entry)}>{names.title(entry)}</RecordLink>
}

function Below() {
  const entry = useRecordContext<LanguageDebtEntry>()!
  const names = useNames()
  return (
    <>
      {names.collection(entry.collection)} · {names.debt(entry)}
      <br />
      {names.fields(entry)}
    </>
  )
}

const useFilters = (): FilterField[] => {
  const t = useLanguageTexts()
  const names = useNames()
  const choice = (source: string, label: string, choices: FilterField["choices"] = []) => ({
    source,
    label,
    kind: "choice" as const,
    choices,
  })
  const named = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string) =>
    ids.map((id) => ({ id, name: nameOf(id) }))
  return [
    choice("collection", t("collection"), named(consoleCollections, names.collection)),
    choice(
      "language",
      t("language"),
      named(languages, (id) => t(id)),
    ),
    choice(
      "kind",
      t("kind"),
      named(["missing", "older"] as const, (id) => t(id)),
    ),
  ]
}

const column = (source: string, label: string) => ({ source, label, disableSort: true })

function Columns() {
  const names = useNames()
  const t = useLanguageTexts()
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={denseTable}>
      <DataTable.Col {...column("id", "console.content.title")} field={TitleLink} />
      <DataTable.Col<LanguageDebtEntry>
        {...column("collection", t("collection"))}
        render={({ collection }) => names.collection(collection)}
      />
      <DataTable.Col<LanguageDebtEntry> {...column("kind", t("kind"))} render={names.debt} />
      <DataTable.Col<LanguageDebtEntry> {...column("fields", t("fields"))} render={names.fields} />
      <DataTable.Col {...column("older_at", t("olderAt"))} field={DateTimeField} />
      <DataTable.Col {...column("changed_at", "console.content.changedAt")} field={DateTimeField} />
    </DataTable>
  )
}

function Lines() {
  const names = useNames()
  return (
    <PhoneList<LanguageDebtEntry> addressOf={pathOf} primary={names.title}>
      <Below />
    </PhoneList>
  )
}

/** What items lack in one of the languages, with the fields: not written, or older than the other one. */
export function LanguageDebts() {
  const t = useLanguageTexts()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage
      tabs={<Typography sx={{ px: 1, pt: 1 }}>{t("hint")}</Typography>}
      filters={useFilters()}
      perPage={50}
      empty={<Typography sx={{ p: 2 }}>{t("none")}</Typography>}
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
