import { findCourse } from "../admission/course-names.ts"
import { fullLabelOf } from "../applications/form/field-labels.ts"
import { fieldTypeOf } from "../applications/form/form-fields.ts"
import { formatValue, valueLabels } from "../applications/format-value.ts"
import { formatRupees } from "../fields/format-rupees.ts"
import { studentFieldLabels } from "../student/student.ts"
import type { AuditedChanges } from "./audited-changes.ts"
import type { AuditContext } from "./describe-subject.ts"

export const arrow = " → "
const labelsOfFee = { en: "Fee", hi: "शुल्क" }

/** The label of a field of the form, or of a student. */
export const fieldLabel = (field: string, { language }: AuditContext) => {
  if (field === "fee") return labelsOfFee[language]
  const label = fullLabelOf(field, language)
  const own = studentFieldLabels[field as keyof typeof studentFieldLabels]
  return label === field ? (own?.[language] ?? field) : label
}

const fieldValue = (field: string, value: string, { language, courses }: AuditContext) => {
  if (value === "") return "–"
  if (field === "fee") return formatRupees(Number(value))
  // A student's record has the number of the course.
  if (field === "course") return findCourse(courses, value)?.short_name[language] ?? value
  const values = fieldTypeOf(field) === "several" ? value.split(", ") : value
  return formatValue(field, values, valueLabels(courses, language))
}

/** Changed fields with their values before and after, where the log has them. */
export const describeChanges = (changes: AuditedChanges, context: AuditContext) =>
  Object.entries(changes)
    .map(([field, values]) => {
      const label = fieldLabel(field, context)
      if (!values) return label
      return `${label}: ${values.map((value) => fieldValue(field, value, context)).join(arrow)}`
    })
    .join("; ")

export const exportTexts = {
  en: { rows: "rows", by: "filtered by", whole: "whole numbers" },
  hi: { rows: "पंक्तियाँ", by: "फ़िल्टर", whole: "पूरी संख्याएँ" },
}

type Erased = Record<"students" | "applications" | "messages", number | string> & {
  grievances?: number
}

const counted = (count: number | undefined, name: string) => (count ? `, ${count} ${name}` : "")

export const erasedTexts = {
  en: ({ students, applications, messages, grievances }: Erased) =>
    `Erased: ${students} students, ${applications} applications, ${messages} messages${counted(grievances, "grievances")}`,
  hi: ({ students, applications, messages, grievances }: Erased) =>
    `मिटाए गए: ${students} विद्यार्थी, ${applications} आवेदन, ${messages} सन्देश${counted(grievances, "शिकायतें")}`,
}

export const numbered = {
  round: { en: "list", hi: "सूची" },
  version: { en: "version", hi: "संस्करण" },
  receipt: { en: "receipt", hi: "रसीद" },
}

export const days = {
  public: { en: "public from", hi: "सार्वजनिक:" },
  until: { en: "to accept until", hi: "स्वीकार करने की अन्तिम तिथि:" },
}
