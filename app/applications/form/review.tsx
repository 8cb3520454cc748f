import { type MouseEvent, useEffect, useRef, useState } from "react"

import type { FormProgramme } from "#domain/admission/programmes.ts"
import { slotOf } from "#domain/admission/subject-rules.ts"
import { isAskedByResult } from "#domain/applications/form/class-12-result.ts"
import type { FieldType } from "#domain/applications/form/field-definition.ts"
import type { FieldName, StepId } from "#domain/applications/form/form-definition.ts"
import {
  type AdditionalField,
  groupsOfForm,
  fieldTypeOf,
  isConditional,
  schoolOf,
  steps,
} from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { isCgpaMaximum, schoolingText } from "#domain/applications/form/percentage.ts"
import { formatFieldText } from "#domain/applications/format-field.ts"
import { maskIdentity } from "#domain/fields/identifiers/identity-kinds.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { normalizeNumber } from "#domain/fields/text.ts"
import { panelIdOf } from "#ui/tabs/tabs.tsx"

import type { FormMessages } from "../messages/messages.server.ts"
import { useFormFrame } from "./form-context.ts"
import { readForm } from "./read-form.ts"

import styles from "./review.module.css"

/** Types that the review omits: pictures are shown above it, and the boxes hold no answer. */
const notListed: readonly FieldType[] = ["picture", "tick", "agreement"]

/** A typed value in the form in which it will be stored. */
const readInput = (field: string, text: string, kind: unknown) => {
  const type = fieldTypeOf(field)
  if (type === "identity") return text && maskIdentity(kind, normalizeNumber(text))
  return type === "day" || type === "certificate_date" ? (toIsoDate(text) ?? text) : text.trim()
}

/** Whether a row is shown although nothing was filled in. */
const mustBeFilled = (programme: FormProgramme, field: FieldName, missing: string | undefined) =>
  fieldTypeOf(field) === "subject"
    ? slotOf(programme, field)?.is_required === true
    : missing !== undefined && !isConditional(field)

/** The fields of a step with their values. An optional field that is empty is left out. */
export const reviewRows = (
  step: StepId,
  values: FormValues,
  messages: FormMessages,
  programme: FormProgramme,
  additionalFields: readonly AdditionalField[],
) => {
  const { options } = messages
  const labels = { options, subjects: programme.subjectNames, courses: {} }
  const textOf = (field: string) => String(values[field] ?? "").trim()
  const show = (field: FieldName) =>
    [values[field] ?? ""]
      .flat()
      .map((text) => schoolingText(field, (name) => (name === field ? text : textOf(name))))
      .map((text) =>
        formatFieldText(field, readInput(field, text, values["identity_kind"]), labels),
      )
      .join(", ")
  return groupsOfForm(additionalFields)
    .filter((group) => group.step === step)
    .flatMap(({ heading, fields }) =>
      fields
        .filter((field) => !notListed.includes(fieldTypeOf(field)))
        .map((field) => {
          const school = schoolOf(field)
          const { label, hint, missing } = messages.fields[field]
          return {
            field,
            label: school ? `${messages.form[school]}: ${label}` : label,
            // The declarations are in Hindi on both pages; their hint on the English page says them in English.
            ...(heading === "questions" && { lang: "hi", translation: hint }),
            text: show(field),
            isRequired:
              mustBeFilled(programme, field, missing) &&
              !isCgpaMaximum(values, field) &&
              isAskedByResult(values, field),
          }
        }),
    )
    .filter(({ text, isRequired }) => text !== "" || isRequired)
}

interface ReviewProps {
  /** Whether its step is open. The values are read only then. */
  isOpen: boolean
  onOpenStep: (index: number) => void
}

/** All that was filled in, by step, each with a link that opens it. */
export function Review({ isOpen, onOpenStep }: ReviewProps) {
  const { messages, programme, rules } = useFormFrame()
  const section = useRef<HTMLElement>(null)
  const [values, setValues] = useState<FormValues>({})
  useEffect(() => {
    const form = section.current?.closest("form")
    if (!isOpen || !form) return undefined
    const read = () => setValues(readForm(form))
    read()
    form.addEventListener("input", read)
    return () => form.removeEventListener("input", read)
  }, [isOpen])
  const { review, form } = messages
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onOpenStep(index)
  }
  return (
    <section ref={section} className={styles.review} aria-labelledby="review">
      <h3 id="review">{review.title}</h3>
      <p className="soft">{review.lead}</p>
      {steps.map(({ id }, index) => (
        <div key={id}>
          <div className={styles.head}>
            <h4>{form.steps[id]}</h4>
            <a
              href={`#${panelIdOf(id)}`}
              className={styles.change}
              onClick={(event) => open(event, index)}
            >
              {review.change}
              <span className="visually-hidden">: {form.steps[id]}</span>
            </a>
          </div>
          <dl>
            {reviewRows(id, values, messages, programme, rules.additionalFields).map(
              ({ field, label, lang, translation, text }) => (
                <div key={field} className={styles.row} data-empty={text === "" || undefined}>
                  <dt>
                    <span lang={lang}>{label}</span>
                    {translation && <span className={styles.translation}>{translation}</span>}
                  </dt>
                  <dd>{text || review.empty}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}
