import { ErrorAlert } from "../error-alert.tsx"
import type { HttpError } from "../http-error.ts"
import { useTexts } from "./use-texts.ts"

/** Why a request failed. The refusals of merit lists have their texts here, so the first page does not load them. */
export function Failure({ failure }: { failure: HttpError | undefined }) {
  const text = useTexts()
  const key = failure?.message.split(".").at(-1)
  return <ErrorAlert text={failure?.message} options={{ _: text(`failures.${key}`) }} />
}
