import type { CourseNames } from "../admission/course-names.ts"
import type { Bilingual } from "../content/text.ts"
import { fullLabelOf } from "./form/field-labels.ts"
import { schoolOf } from "./form/form-fields.ts"
import { formatValue, valueLabels } from "./format-value.ts"
import { additionalPrintedFields, printedName, type PrintRecord } from "./print-record.ts"

/** A filled field that later versions of the form ask, as the sheet prints it. */
export interface AdditionalFact {
  label: Bilingual
  value: Bilingual
}

/** The filled fields that came after the sheet of specification 7.2, so that sheets of earlier forms do not change. */
export const additionalFactsOf = (record: PrintRecord, names: CourseNames): AdditionalFact[] => {
  const labels = { en: valueLabels(names, "en"), hi: valueLabels(names, "hi") }
  const values: Record<string, unknown> = { ...record }
  return additionalPrintedFields.flatMap((field) => {
    const value = values[printedName(field)]
    const { name } = field
    // The table of past schooling has them.
    if (schoolOf(name)) return []
    // Beside the number.
    if (name === "identity_kind") return []
    const en = formatValue(name, value, labels.en)
    if (en === "") return []
    return {
      label: { en: fullLabelOf(name, "en"), hi: fullLabelOf(name, "hi") },
      value: { en, hi: formatValue(name, value, labels.hi) },
    }
  })
}
