import type { Ineligibility } from "#domain/merit/candidates/eligibility.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"

import { useNames } from "./use-texts.ts"

/** Returns the slots of a sentence that says why somebody is not ranked. */
export const useIneligibilitySlots = () => {
  const nameOf = useNames()
  return (reason: Ineligibility): Record<string, unknown> => {
    switch (reason.reason) {
      case "below_minimum":
        return {
          name: nameOf(reason.component),
          percentage: formatHundredths(reason.percentage),
          minimum: formatHundredths(reason.minimum),
        }
      case "subject_missing":
        return { names: reason.names.join(" / ") }
      case "over_limit":
        return { ...reason, name: nameOf(reason.trait) }
      default:
        return { ...reason }
    }
  }
}
