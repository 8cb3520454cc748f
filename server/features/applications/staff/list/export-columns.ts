import type { Application } from "#domain/applications/application.ts"
import type { FieldType } from "#domain/applications/form/field-definition.ts"
import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { fieldGroups, fieldTypeOf } from "#domain/applications/form/form-fields.ts"
import type { ValueLabels } from "#domain/applications/format-field.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import {
  feeStatusNames,
  staffStatusMessages,
} from "#domain/applications/messages/status-messages.ts"
import type { Language } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { dateTimeInIndia, dayFirst } from "#domain/fields/india-time.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import type { Column } from "#server/platform/spreadsheets/column.ts"

/** Labels of an export that the form's own messages do not contain. */
export const exportMessages = {
  sheet: { en: "Applications", hi: "आवेदन" },
  number: { en: "Application number", hi: "आवेदन संख्या" },
  submittedAt: { en: "Submitted (India's time)", hi: "जमा हुआ (भारतीय समय)" },
  session: { en: "Session", hi: "सत्र" },
  status: { en: "Status", hi: "स्थिति" },
  fee: { en: "Fee in rupees", hi: "शुल्क (रुपये)" },
  feeStatus: { en: "Fee", hi: "शुल्क की स्थिति" },
  feeAt: { en: "Date of the deposit", hi: "जमा करने की तिथि" },
  feeReference: { en: "Journal number of the bank", hi: "बैंक की जर्नल संख्या" },
  source: { en: "Source", hi: "स्रोत" },
  online: { en: "Online", hi: "ऑनलाइन" },
  paper: { en: "On paper", hi: "काग़ज़ पर" },
} satisfies Record<string, Bilingual>

/** An application as a row of an export. The numbers in its form are masked or full, as requested. */
export interface ExportedApplication extends Omit<ApplicationsTable, "form"> {
  form: Application
}

const counting: readonly FieldType[] = ["rupees", "marks", "year", "counted"]

/** The labels of the values in a record of a session. */
type LabelsOf = (session: string) => ValueLabels

/** Numeric fields become number cells, so that a spreadsheet can calculate with them. */
const cellOf = (field: string, labelsOf: LabelsOf) => {
  const isNumber = counting.includes(fieldTypeOf(field))
  return ({ form, session }: ExportedApplication) => {
    const value = form[field as keyof Application]
    const number = isNumber && value !== "" ? Number(value) : Number.NaN
    return Number.isNaN(number) ? formatValue(field, value, labelsOf(session)) || null : number
  }
}

const formFields = fieldGroups
  .flatMap(({ fields }) => fields)
  .filter((field) => fieldTypeOf(field) !== "picture")

/** Columns of an export: status and fee first, then the form fields in form order. */
export const exportColumns = (
  language: Language,
  labelsOf: LabelsOf,
): Column<ExportedApplication>[] => {
  const column = (
    key: Exclude<keyof typeof exportMessages, "sheet">,
    value: Column<ExportedApplication>["value"],
  ) => ({ key, title: exportMessages[key][language], value })
  const ofForm = (field: string) => ({
    key: field,
    title: fullLabelOf(field, language),
    value: cellOf(field, labelsOf),
  })
  return [
    column("number", ({ application_number }) => application_number),
    column("submittedAt", ({ submitted_at }) => dateTimeInIndia(submitted_at)),
    column("session", ({ session }) => session),
    column("status", ({ status }) => staffStatusMessages[status].name[language]),
    column("source", ({ source }) => exportMessages[source][language]),
    column("fee", ({ fee }) => fee),
    column("feeStatus", ({ fee_status }) => feeStatusNames[fee_status][language]),
    column("feeAt", ({ fee_at }) => (fee_at ? dayFirst(fee_at) : null)),
    column("feeReference", ({ fee_reference }) => fee_reference || null),
    ...["course", ...formFields].map(ofForm),
  ]
}
