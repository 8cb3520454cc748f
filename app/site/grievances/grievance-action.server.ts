import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import type { GrievanceErrors } from "#domain/grievances/grievance-fields.ts"
import type { GrievanceReceipt } from "#server/features/grievances/grievances.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

/** What was typed, by field, with the key of the form. */
export type Typed = Readonly<Record<string, string>>

const describeReceipt = ({ number, code, due_on }: GrievanceReceipt, language: Language) => ({
  number,
  code: groupAdmissionCode(code),
  due: formatDay(due_on, language),
})

export type DescribedReceipt = ReturnType<typeof describeReceipt>

export type GrievanceAnswer =
  | { outcome: "stored"; receipt: DescribedReceipt }
  | { outcome: "dropped" }
  | { outcome: "refused"; errors: GrievanceErrors; values: Typed }
  | { outcome: "too many" | "failed" | "no reply"; values: Typed }

export const grievanceStatus: Record<GrievanceAnswer["outcome"], number> = {
  stored: 200,
  dropped: 200,
  refused: 422,
  "too many": 429,
  failed: 500,
  "no reply": 503,
}

/** Stores a posted grievance. Unless it was stored, the answer returns what was typed. */
export const grievanceAction = async (
  server: Pick<RequestContext, "sendGrievance" | "logError">,
  values: Typed,
  language: Language,
): Promise<GrievanceAnswer> => {
  try {
    const sent = await server.sendGrievance(values, language)
    if (sent.outcome === "stored")
      return { outcome: "stored", receipt: describeReceipt(sent.receipt, language) }
    return sent.outcome === "dropped" ? sent : { ...sent, values }
  } catch (error) {
    server.logError(error)
    return { outcome: "failed", values }
  }
}
