import { useTranslate } from "react-admin"

import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { Tag } from "../../lists/tag.tsx"
import { isNew, statusTones } from "./status-tones.ts"

interface StatusChipProps {
  application: Pick<ListedApplication, "status" | "seen_at">
}

/** The status in words and colour. */
export function StatusChip({ application }: StatusChipProps) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const isUnseen = isNew(application)
  return (
    <Tag tone={statusTones[isUnseen ? "new" : application.status]}>
      {isUnseen
        ? translate("console.applications.notSeen")
        : staffStatusMessages[application.status].name[language]}
    </Tag>
  )
}
