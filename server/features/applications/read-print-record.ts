import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { toPrintRecord } from "#domain/applications/stored-application.ts"

import type { Applications } from "./application-repository.ts"

/** The print record of an admission code from user input, or undefined for an unknown code. */
export const readPrintRecord =
  ({ applications }: { applications: Applications }) =>
  async (typedCode: unknown): Promise<PrintRecord | undefined> => {
    const code = parseAdmissionCode(typedCode)
    const stored = code && (await applications.find(code))
    return stored ? toPrintRecord(stored) : undefined
  }
