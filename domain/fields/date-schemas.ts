import { ageOn, toIsoDate, isAmbiguousDate } from "./iso-date.ts"
import { textKind } from "./text-schemas.ts"

const youngest = 14
const oldest = 80

/** The date of birth of an applicant, who must be 14 to 80 years old on `today` (ISO). */
export const birthDate = (today: string) =>
  textKind((text) => {
    const date = toIsoDate(text)
    if (!date) return { wrong: isAmbiguousDate(text) ? "date.short_year" : "birth_date.format" }
    if (date > today) return { wrong: "birth_date.future" }
    const age = ageOn(date, today)
    if (age < youngest) return { wrong: "birth_date.too_young" }
    if (age > oldest) return { wrong: "birth_date.too_old" }
    return date
  })

const firstDay = "1950-01-01"

/** The date of a certificate, on or before `today` (ISO), and not before 1950. */
export const certificateDate = (today: string) =>
  textKind((text) => {
    const date = toIsoDate(text)
    if (!date) {
      return { wrong: isAmbiguousDate(text) ? "date.short_year" : "certificate_date.format" }
    }
    if (date > today) return { wrong: "certificate_date.future" }
    return date < firstDay ? { wrong: "certificate_date.too_early" } : date
  })
