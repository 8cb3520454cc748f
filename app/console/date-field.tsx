import { FunctionField, type RaRecord, useLocaleState } from "react-admin"

/** A moment as the office's own clock and language show it, to the minute. */
export const useFormatDateTime = () => {
  const [locale] = useLocaleState()
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  })
  return (at: string) => format.format(new Date(at))
}

/** A day, YYYY-MM-DD, as the reader's language writes it. */
export const useFormatDay = () => {
  const [locale] = useLocaleState()
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { dateStyle: "medium", timeZone: "UTC" })
  return (day: string) => format.format(new Date(day))
}

/** The moment in a field of the record; nothing where there is none. */
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
