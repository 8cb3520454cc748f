import { useLocaleState, useTranslate } from "react-admin"

import { fields as english } from "#domain/admission/words/fields.en.ts"
import { fields as hindi } from "#domain/admission/words/fields.hi.ts"

import type { OfficeApplication } from "./application.ts"
import { useChoices } from "./choices.ts"

type Event = OfficeApplication["events"][number]

/** What happened, in one line. */
export const useEventText = () => {
  const translate = useTranslate()
  const { statuses } = useChoices()
  const [locale] = useLocaleState()
  const labels: Record<string, { label: string }> = locale === "hi" ? hindi : english
  const statusOf = (status: string) => statuses.find(({ id }) => id === status)?.name ?? status

  return (event: Event) => {
    switch (event.kind) {
      case "status": {
        const { from, to, reason } = event.data
        return [`${statusOf(from)} → ${statusOf(to)}`, reason].filter(Boolean).join(": ")
      }
      case "note":
        return event.data.text
      case "correction": {
        const changed = Object.entries(event.data.fields).map(
          ([field, { from, to }]) =>
            `${labels[field]?.label ?? field}: ${String(from)} → ${String(to)}`,
        )
        return [...changed, event.data.why].join("; ")
      }
      case "fee": {
        const { to, date, reference, reason } = event.data
        return [
          translate("console.fees.title"),
          translate(`feeStatuses.${to}`),
          date,
          reference,
          reason,
        ]
          .filter(Boolean)
          .join(", ")
      }
      case "seen":
        return translate("console.applications.seen")
    }
  }
}
