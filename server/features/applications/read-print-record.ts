import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { toPrintRecord } from "#domain/applications/stored-application.ts"

import type { Applications } from "./application-repository.ts"

/** The print record of a typed or linked admission code, or undefined for an unknown one. */
export const readPrintRecord =
  ({ applications }: { applications: Applications }) =>
  async (typedCode: unknown): Promise<PrintRecord | undefined> => {
    const code = parseAdmissionCode(typedCode)
    const stored = code && (await applications.find(code))
    return stored ? toPrintRecord(stored) : undefined
  }
