import { useRecordContext } from "react-admin"

import type { Translation } from "#server/features/content/content.ts"

import { Tag } from "../kit/table/tag.tsx"
import { useText } from "../kit/text/use-language.ts"
import type { ContentEntry } from "./entry.ts"

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
