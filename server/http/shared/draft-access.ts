import { parseDraftCode, parsePin } from "#domain/applications/drafts/draft-code.ts"
import type { DraftAccess } from "#server/features/drafts/drafts.ts"

/** The typed code and PIN of a stored draft, or what is wrong with them. */
export const accessOf = (
  sent: { code?: unknown; pin?: unknown },
  ip: string,
): DraftAccess | "code_format" | "pin_format" => {
  const code = parseDraftCode(sent.code)
  if (!code) return "code_format"
  const pin = parsePin(sent.pin)
  return pin ? { code, pin, ip } : "pin_format"
}
