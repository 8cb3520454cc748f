import { toCurrency as inEnglish } from "to-words/en-IN"
import { toCurrency as inHindi } from "to-words/hi-IN"
import { encode } from "uqr"

import type { PrintRecord } from "#domain/admission/print-record.ts"
import type { Settings } from "#domain/content/settings.ts"

import type { AdmissionSheet } from "./sheet.ts"

/** An SVG path of one-unit modules and the length of the square's side, quiet zone included. */
const qrOf = (text: string) => {
  const { data, size } = encode(text, { ecc: "M", border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("")
  return { path, size }
}

/** All that the printable sheet of a record shows; `origin` is the site's own, like https://college.example. */
export const sheetOf = (
  record: PrintRecord,
  settings: Settings,
  origin: string,
): AdmissionSheet => {
  const address = `${origin}/admission-form/print/${record.id}`
  return {
    record,
    settings,
    feeInWords: { en: inEnglish(record.fees), hi: inHindi(record.fees) },
    address,
    qr: qrOf(address),
  }
}
