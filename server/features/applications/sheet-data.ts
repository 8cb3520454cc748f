import type { PrintRecord } from "#domain/applications/print-record.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Qr } from "#server/platform/images/qr.ts"

/** The data of the printable admission sheet (specification 7.2). */
export interface AdmissionSheet {
  record: PrintRecord
  settings: Settings
  /** Address of the college's own emblem, if it has one. */
  emblem?: string | undefined
  /** The fee in words, with Indian numbering, as the bank slip requires. */
  feeInWords: { en: string; hi: string }
  /** Absolute address of the sheet, and its QR code. */
  address: string
  qr: Qr
}
