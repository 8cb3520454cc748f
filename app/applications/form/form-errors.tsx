import type { Ref } from "react"

import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx"
import { errorText } from "#domain/applications/error-texts.ts"
import { steps } from "#domain/applications/steps.ts"

import { useFormFrame } from "./form-context.ts"

const order = steps.flatMap((step) => step.fields)

interface ProblemsProps {
  ref: Ref<HTMLDivElement>
  onGoTo: ((field: string) => void) | undefined
}

/** The summary of all shown errors, in the form's order. */
export function FormErrors({ ref, onGoTo }: ProblemsProps) {
  const { words, problems } = useFormFrame()
  const items = Object.entries(problems)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .flatMap(([field, list]) =>
      list.map((problem) => ({
        field,
        text: typeof problem === "string" ? errorText(words, field, problem) : problem.text,
      })),
    )
  if (items.length === 0) return null
  return (
    <ErrorSummary
      ref={ref}
      title={words.form.summaryTitle}
      items={items}
      {...(onGoTo && { onGoTo })}
    />
  )
}
