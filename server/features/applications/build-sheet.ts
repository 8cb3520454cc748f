import { toCurrency as inEnglish } from "to-words/en-IN"
import { toCurrency as inHindi } from "to-words/hi-IN"

import type { PrintRecord } from "#domain/applications/print-record.ts"
import { emblemOf } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import { qrOf } from "#server/platform/images/qr.ts"

import type { AdmissionSheet } from "./sheet-data.ts"

/** Builds the printable sheet of a record. `origin` is the site's origin, like https://college.example. */
export const sheetOf = (
  record: PrintRecord,
  settings: Settings,
  origin: string,
): AdmissionSheet => {
  const address = `${origin}/admission-form/print/${record.id}`
  return {
    record,
    settings,
    emblem: emblemOf(settings.college),
    feeInWords: { en: inEnglish(record.fees), hi: inHindi(record.fees) },
    address,
    qr: qrOf(address),
  }
}
