import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import type { Status } from "#domain/applications/workflow.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { Tag, type Tone } from "../kit/table/tag.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"

type Standing = Pick<ListedApplication, "status" | "seen_at">

const tones: Record<Status | "new", Tone> = {
  new: "strong",
  submitted: "calm",
  scrutiny: "busy",
  query: "waiting",
  verified: "ready",
  admitted: "good",
  rejected: "bad",
  withdrawn: "over",
  cancelled: "over",
}

/** Whether nobody of the staff has opened the application. */
export const isNew = ({ status, seen_at }: Standing) => status === "submitted" && !seen_at

/** The status in words and colour. */
export function StatusChip({ application }: { application: Standing }) {
  const t = useText()
  const language = useConsoleLanguage()
  const isUnseen = isNew(application)
  return (
    <Tag tone={tones[isUnseen ? "new" : application.status]}>
      {isUnseen
        ? t("console.applications.notSeen")
        : staffStatusMessages[application.status].name[language]}
    </Tag>
  )
}

/** That the form has unusual years or marks, which the clerk compares with the marksheets. */
export function UnusualTag({ is_unusual }: Pick<ListedApplication, "is_unusual">) {
  const t = useText()
  return is_unusual && <Tag tone="waiting">{t("console.unusual.tag")}</Tag>
}

/** What is in question about an application that may be of the same person as another one: the number first. */
export function DuplicateTag({ duplicates: [kind] }: Pick<ListedApplication, "duplicates">) {
  const t = useText()
  if (!kind) return null
  return (
    <Tag tone={kind === "number" ? "bad" : "waiting"}>{t(`console.duplicates.tag.${kind}`)}</Tag>
  )
}
