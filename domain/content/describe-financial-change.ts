import { type CourseNames, findCourse } from "../admission/course-names.ts"
import type { Moment } from "../admission/programme-schema.ts"
import { valueLabels } from "../applications/format-value.ts"
import { formatRupees } from "../fields/format-rupees.ts"
import type { FinancialChange } from "./financial-changes.ts"
import { formatMoment } from "./format.ts"
import type { Bilingual, Language } from "./text.ts"

interface Context {
  language: Language
  courses: CourseNames
}

const texts = {
  admission_session: { en: "Open session", hi: "खुला सत्र" },
  bank_name: { en: "Bank", hi: "बैंक" },
  branch: { en: "Branch", hi: "शाखा" },
  account_name: { en: "Account holder", hi: "खाताधारक" },
  account_number: { en: "Account number", hi: "खाता संख्या" },
  ifsc: { en: "IFSC", hi: "IFSC" },
  fee: { en: "Fee", hi: "शुल्क" },
  ews: { en: "EWS", hi: "ई.डब्ल्यू.एस." },
  late: { en: "Late period", hi: "विलम्ब अवधि" },
} satisfies Record<string, Bilingual>

const labelOf = ({ place }: FinancialChange, { language, courses }: Context) => {
  const [kind, name = "", category = ""] = place
  if (kind === "admission_session") return texts.admission_session[language]
  if (kind === "deposit") return texts[name as keyof typeof texts]?.[language] ?? name
  const course = findCourse(courses, name)?.short_name[language] ?? name
  if (kind === "late") return `${texts.late[language]}, ${course}`
  const options: Partial<Record<string, string>> = valueLabels(courses, language).options
  const who = category === "ews" ? texts.ews[language] : (options[category] ?? category)
  return `${texts.fee[language]}, ${course}, ${who}`
}

const textOf = (value: unknown, language: Language): string => {
  if (value === undefined || value === null || value === "") return "–"
  if (typeof value === "number") return formatRupees(value)
  if (typeof value === "string") return value
  if (typeof value === "object" && "until" in value && "fee" in value) {
    const { until, fee } = value as { until: Moment; fee: number }
    return `${formatRupees(fee)}, ${formatMoment(until, language)}`
  }
  const { en, hi } = value as Bilingual
  // A change of one language would look like none in the other.
  return en === hi ? en : `${en} / ${hi}`
}

/** A change with what was before and after: "Fee, BA, SC: ₹1,250 → ₹1,500". */
export const describeFinancialChange = (change: FinancialChange, context: Context) => {
  const [from, to] = [change.from, change.to].map((value) => textOf(value, context.language))
  return `${labelOf(change, context)}: ${from} → ${to}`
}
