import type { PrintRecord } from "#domain/applications/print-record.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Qr } from "#server/platform/images/qr.ts"

/** The data of the printable admission sheet (specification 7.2). */
export interface AdmissionSheet {
  record: PrintRecord
  settings: Settings
  /** Where the college's own emblem lies, if it has one. */
  emblem?: string | undefined
  /** The fee in words, Indian numbering, as a bank slip wants it. */
  feeInWords: { en: string; hi: string }
  /** The sheet's own full address and its QR code. */
  address: string
  qr: Qr
}
