import type { HttpError } from "../api/http-error.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { useTexts } from "./use-texts.ts"

/** Why a request failed. The refusals of merit lists have their texts here, so the first page does not load them. */
export function Failure({ failure }: { failure: HttpError | undefined }) {
  const text = useTexts()
  const key = failure?.message.split(".").at(-1)
  return <ErrorAlert text={failure?.message} options={{ _: text(`failures.${key}`) }} />
}
