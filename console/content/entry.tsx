import {
  type RaRecord,
  useGetList,
  useLocaleState,
  useResourceContext,
  useRecordContext,
} from "react-admin"

import { onlyAnnouncement } from "#domain/content/announcement.ts"
import type { ContentField } from "#domain/content/field-schema.ts"
import { type Language, otherLanguage } from "#domain/content/languages.ts"
import { isOfficeDocument } from "#domain/content/office-documents.ts"
import type { PublishingState } from "#domain/content/publishing.ts"
import type { Translation } from "#server/features/content/content.ts"

import { Tag } from "../kit/table/tag.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { type Collection, collectionOf } from "./collections.ts"

/** An item as the API returns it; times are ISO 8601 in UTC. */
export interface ContentEntry extends RaRecord<string> {
  item: Record<string, unknown>
  state: PublishingState
  version: number
  publish_at: string | null
  unpublish_at: string | null
  updated_at: string
  updated_by: string
  translation: Translation
  /** What is wrong with one of its PDF files. */
  pdf_problem: "scan" | "unreadable" | null
  waived_language: Language | null
}

interface Described extends RaRecord<Collection> {
  fields: ContentField[]
  first: Language
}

const staleTime = Number.POSITIVE_INFINITY

/** The languages in the order in which the forms show them: the first one of the editors, then the other. */
export const useLanguageOrder = (): [first: Language, second: Language] => {
  const { data } = useGetList<Described>("content", {}, { staleTime })
  const first = data?.[0]?.first ?? "en"
  return [first, otherLanguage(first)]
}

/** The field schema of a collection; undefined while it loads, or if it is not to be read. */
export const useFieldsOf = (collection: Collection, { enabled = true } = {}) => {
  const { data } = useGetList<Described>("content", {}, { staleTime, enabled })
  return data?.find(({ id }) => id === collection)?.fields
}

/** The collection of this page and its field schema; undefined while it loads. */
export const useCollection = () => {
  const collection = collectionOf(useResourceContext() ?? "")
  return { collection, fields: useFieldsOf(collection) }
}

/**
 * The fields that the signed-in member may change: of the settings, editors change only those of the announcement and
 * the admission notice.
 */
export const useEditableFields = () => {
  const may = usePermission()
  const { collection, fields } = useCollection()
  const isPart = collection === "settings" && !may("settings.edit") && may("announcement.edit")
  return isPart && fields ? onlyAnnouncement(fields) : fields
}

/**
 * Whether the signed-in member may change all of this collection; only administrators may, of sessions and settings.
 */
export const useMayEdit = () => {
  const may = usePermission()
  const collection = collectionOf(useResourceContext() ?? "")
  return may(isOfficeDocument(collection) ? "settings.edit" : "content.edit")
}

const isText = (value: unknown): value is { en: string; hi: string } =>
  typeof value === "object" && value !== null && "en" in value && "hi" in value

/** The first text of an item in the console's language; "" without one, as for sessions and settings. */
export const useTitleOf = () => {
  const { collection, fields = [] } = useCollection()
  const [locale] = useLocaleState()
  const name = isOfficeDocument(collection)
    ? undefined
    : fields.find(({ kind }) => kind === "text")?.name
  return (item: Record<string, unknown>) => {
    const text = name && item[name]
    // A draft may lack one language.
    if (isText(text)) return (locale === "hi" && text.hi) || text.en || text.hi
    return typeof text === "string" ? text : ""
  }
}

const tones = {
  draft: "over",
  scheduled: "ready",
  published: "good",
  expired: "busy",
} as const

export function StateChip() {
  const entry = useRecordContext<ContentEntry>()
  const t = useText()
  if (!entry) return null
  return <Tag tone={tones[entry.state]}>{t(`console.content.states.${entry.state}`)}</Tag>
}

/** Says that one language of an item is missing, or older than the other. */
export function TranslationFlag({ translation }: { translation: Translation }) {
  const t = useText()
  if (translation === "complete") return null
  return <Tag tone="waiting">{t(`console.content.translation.${translation}`)}</Tag>
}

export function TranslationField() {
  const entry = useRecordContext<ContentEntry>()
  return entry ? <TranslationFlag translation={entry.translation} /> : null
}
