import { FunctionField, type RaRecord, useLocaleState } from "react-admin"

import { indiaTimeZone } from "#domain/fields/india-time.ts"

/** Formats a time in the college's time zone and the console's language, to the minute. */
export const useFormatDateTime = () => {
  const [locale] = useLocaleState()
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    dateStyle: "medium",
    timeStyle: "short",
    // "am" and "pm" have no Hindi abbreviation in the browsers.
    hourCycle: "h23",
    timeZone: indiaTimeZone,
  })
  return (at: string) => format.format(new Date(at))
}

/** Formats a day (YYYY-MM-DD) in the console's language. */
export const useFormatDay = () => {
  const [locale] = useLocaleState()
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { dateStyle: "medium", timeZone: "UTC" })
  return (day: string) => format.format(new Date(day))
}

/** A time field of the record; empty without a value. */
export function DateTimeField({ source }: { source: string }) {
  const when = useFormatDateTime()
  return (
    <FunctionField<RaRecord>
      source={source}
      render={(record) => {
        const at = record[source] as string | null
        return at ? when(at) : ""
      }}
    />
  )
}
