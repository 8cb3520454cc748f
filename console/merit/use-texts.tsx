import { Typography } from "@mui/material"

import type { Ineligibility } from "#domain/merit/candidates/merit-candidate.ts"
import { meritLabel } from "#domain/merit/explanation/names.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { explainSeats, type SeatChanges } from "#domain/merit/rounds/seat-changes.ts"

import type { HttpError } from "../api/http-error.ts"
import { useFormState } from "../kit/form/form-state.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { textsHook, useConsoleLanguage } from "../kit/text/use-language.ts"
import { answerTexts, roundTexts } from "./round-texts.ts"
import { meritTexts } from "./texts.ts"

/** Returns the text of a key of this page, in the console's language. */
export const useTexts = textsHook({ ...meritTexts, ...roundTexts, ...answerTexts })

/** The names of components, traits, claims, categories and compartments. */
export const useNames = () => {
  const language = useConsoleLanguage()
  return (name: string) => meritLabel(name, language)
}

/**
 * Why a request, or the form around it, failed. The refusals of merit lists have their texts here, so the first page does not
 * load them.
 */
export function Failure({ failure: own }: { failure?: HttpError | undefined }) {
  const text = useTexts()
  const form = useFormState()
  const failure = own ?? form.failure
  const key = failure?.message.split(".").at(-1)
  return <ErrorAlert text={failure?.message} options={{ _: text.find(`failures.${key}`) }} />
}

/** Which seats of a list moved by conversion, and how many are kept from earlier lists. */
export function SeatNotes({ changes }: { changes: SeatChanges }) {
  const language = useConsoleLanguage()
  return explainSeats(changes, language).map((note) => (
    <Typography key={note} sx={{ mt: 1 }}>
      {note}
    </Typography>
  ))
}

/** Returns the values of a sentence that says why an applicant is not ranked. */
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
