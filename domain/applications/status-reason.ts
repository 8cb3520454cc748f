// Not in workflow.ts: the console's first pages load that, and the library of schemas would double their own code.
import { textUpTo, optional, required } from "../fields/text-schemas.ts"
import { needsReason, type Status } from "./workflow.ts"

/** Schema of the reason shown to the applicant, at most 500 characters. */
export const reasonFor = (to: Status) =>
  needsReason(to) ? required(textUpTo(500)) : optional(textUpTo(500))
