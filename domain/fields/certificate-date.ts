import { toIsoDate } from "./iso-date.ts"
import { parsedBy } from "./text-schemas.ts"

const firstDay = "1950-01-01"

/** The date of a certificate, on or before `today` (ISO), and not before 1950. */
export const certificateDate = (today: string) =>
  parsedBy((text) => {
    const date = toIsoDate(text)
    if (!date) return { wrong: "certificate_date.format" }
    if (date > today) return { wrong: "certificate_date.future" }
    return date < firstDay ? { wrong: "certificate_date.too_early" } : date
  })
