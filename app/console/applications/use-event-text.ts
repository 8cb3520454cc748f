import { useTranslate } from "react-admin"

import { fullLabelOf } from "#domain/applications/field-labels.ts"
import { shownValue } from "#domain/applications/format-value.ts"
import { dayFirst } from "#domain/fields/day-first.ts"
import { rupeesShown } from "#domain/fields/format-rupees.ts"

import { useLanguage } from "../use-language.ts"
import type { OfficeApplication } from "./application.ts"
import { useChoices } from "./choices.ts"

type Event = OfficeApplication["events"][number]

/** What happened, in one line. */
export const useEventText = () => {
  const translate = useTranslate()
  const { statuses } = useChoices()
  const language = useLanguage()
  const statusOf = (status: string) => statuses.find(({ id }) => id === status)?.name ?? status

  const changed = (label: string, from: string, to: string) => {
    const empty = translate("console.form.empty")
    return `${label}: ${from || empty} → ${to || empty}`
  }

  return (event: Event) => {
    switch (event.kind) {
      case "status": {
        const { from, to, reason } = event.data
        return [`${statusOf(from)} → ${statusOf(to)}`, reason].filter(Boolean).join(": ")
      }
      case "note":
        return event.data.text
      case "correction": {
        const { fields, fee, why } = event.data
        const changes = Object.entries(fields).map(([field, { from, to }]) =>
          changed(
            fullLabelOf(field, language),
            shownValue(field, from, language),
            shownValue(field, to, language),
          ),
        )
        if (fee) {
          const title = translate("console.fees.title")
          changes.push(changed(title, rupeesShown(fee.from), rupeesShown(fee.to)))
        }
        return [...changes, why].join("; ")
      }
      case "fee": {
        const { to, date, reference, reason } = event.data
        return [
          translate("console.fees.title"),
          translate(`feeStatuses.${to}`),
          date && dayFirst(date),
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
