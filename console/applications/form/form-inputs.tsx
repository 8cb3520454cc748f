import { Box, FormLabel, Typography } from "@mui/material"
import { type ReactNode, type KeyboardEvent, useEffect, useRef } from "react"

import { findProgramme, firstYearOf } from "#domain/admission/programmes.ts"
import { slotOf } from "#domain/admission/subject-rules.ts"
import { boardSuggestions } from "#domain/applications/boards.ts"
import { isAskedByResult } from "#domain/applications/form/class-12-result.ts"
import { headingsOf } from "#domain/applications/form/field-labels.ts"
import {
  groupsOfForm,
  type FieldGroup,
  fieldTypeOf,
  isAdditional,
  isRequiredBySession,
  steps,
} from "#domain/applications/form/form-fields.ts"
import { gapYears } from "#domain/applications/form/form-rules.ts"
import { isCgpaMaximum, schoolingText } from "#domain/applications/form/percentage.ts"

import type { HttpError } from "../../api/http-error.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { FieldInput, multiline } from "./field-input.tsx"
import type { FilledForm } from "./use-application-form.ts"
import { type OverrideMessages, useFieldTexts } from "./use-field-texts.ts"
import { textValue, withComputedFields } from "./values.ts"

/** A value computed from other fields; not focusable. */
function ComputedField({ field, value }: { field: string; value: string }) {
  const { label } = useFieldTexts()(field, undefined)
  return (
    <Box sx={multiline}>
      <FormLabel htmlFor={field} sx={{ alignSelf: "end" }}>
        {label}
      </FormLabel>
      <Typography component="output" id={field} sx={{ minHeight: 40, lineHeight: "40px" }}>
        {value || "–"}
      </Typography>
    </Box>
  )
}

interface FormInputsProps {
  form: FilledForm
  /** Messages of fields that differ from those of the public form. */
  overrides?: Partial<Record<string, OverrideMessages>>
  /** Names of fields to leave out. */
  without?: readonly string[]
  /** Renders a picture's input; without it pictures are left out. */
  picture?: (name: string) => ReactNode
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "1fr 1fr 1fr" },
  gap: 2,
}

/** What the input of a subject depends on: the course, and the subject that was chosen first. */
const subjectProps = ({ session, values }: FilledForm, field: string) => {
  const course = textValue(values, "course")
  const programme = findProgramme(session, course)
  const slot = programme && slotOf(programme, field)
  return {
    course,
    firstMajor: textValue(values, "first_major_subject"),
    slot,
    // Before the course is chosen, the subjects are those that every course has.
    isOffered: slot !== undefined || (!programme && !isAdditional(field)),
  }
}

/** The input of one field; nothing if it is left out, or not asked for the chosen course. */
function Input({ field, ...props }: FormInputsProps & { field: string }) {
  const { form, overrides, without, picture } = props
  const { session, additionalFields, values, errors, questions, change, leave } = form
  const kind = fieldTypeOf(field)
  if (without?.includes(field) || !isAskedByResult(values, field)) return null
  if (kind === "picture") return picture?.(field)
  const computed = withComputedFields(values)
  if (kind === "counted") {
    const gap = gapYears(textValue(values, "i_year"), firstYearOf(session.label))
    const value =
      field === "gap_years"
        ? String(gap ?? "")
        : schoolingText(field, (name) => textValue(computed, name))
    return <ComputedField field={field} value={value} />
  }
  const isCopied =
    isCgpaMaximum(values, field) ||
    (field === "p_address" && textValue(values, "same_as_correspondence") === "yes")
  const subject = kind === "subject" ? subjectProps(form, field) : undefined
  if (subject?.isOffered === false) return null
  return (
    <FieldInput
      field={field}
      value={(isCopied ? computed : values)[field] ?? ""}
      errors={errors[field]}
      question={questions[field]}
      isDisabled={isCopied}
      overrides={overrides?.[field]}
      isRequired={
        subject?.slot?.is_required ??
        (!isAdditional(field) || isRequiredBySession({ name: field }, additionalFields))
      }
      additionalFields={additionalFields}
      session={session}
      course={subject?.course ?? ""}
      firstMajor={subject?.firstMajor ?? ""}
      onChange={change}
      onLeave={leave}
    />
  )
}

/** A group of fields under its heading. */
function Group({ heading, fields, ...props }: FormInputsProps & FieldGroup) {
  const headings = headingsOf[useConsoleLanguage()]
  const inputs = (
    <Box sx={columns}>
      {fields.map((field) => (
        <Input key={field} field={field} {...props} />
      ))}
    </Box>
  )
  if (!heading) return inputs
  if (heading === "pictures" && !props.picture) return null
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 3, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 700, mb: 1, p: 0 }}>
        {headings[heading]}
      </Typography>
      {inputs}
    </Box>
  )
}

/** All fields in the order of the paper form, one section per step. */
export function FormInputs(props: FormInputsProps) {
  const language = useConsoleLanguage()
  const headings = headingsOf[language]
  const groups = groupsOfForm(props.form.additionalFields)
  return (
    <>
      <datalist id="boards">
        {boardSuggestions(language).map((board) => (
          <option key={board}>{board}</option>
        ))}
      </datalist>
      <Box sx={columns}>
        <Input field="course" {...props} />
      </Box>
      {steps.map(({ id }) => (
        <Panel key={id} title={{ text: headings.steps[id] }}>
          {groups
            .filter(({ step }) => step === id)
            .map((group) => (
              <Group key={group.fields.join(" ")} {...group} {...props} />
            ))}
        </Panel>
      ))}
    </>
  )
}

/** The next focusable input or button after the current one. */
const next = (form: HTMLFormElement, from: EventTarget) => {
  const stops = [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(":disabled, fieldset, output"),
  )
  return stops[stops.indexOf(from as HTMLElement) + 1]
}

/** A form for fast typing: Enter moves to the next field and never submits; Ctrl+S submits. */
export function TypedForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const submitOnCtrlS = (event: globalThis.KeyboardEvent) => {
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener("keydown", submitOnCtrlS)
    return () => window.removeEventListener("keydown", submitOnCtrlS)
  }, [])

  const moveOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event
    // While an IME composes Devanagari, Enter accepts the suggestion.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    // Enter keeps its default action on buttons and file inputs.
    if (
      !(target instanceof HTMLElement && target.matches("input:not([type=file]), select, textarea"))
    )
      return
    event.preventDefault()
    next(event.currentTarget, target)?.focus()
  }
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onKeyDown={moveOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      sx={{ display: "grid", gap: 2, my: 2 }}
    >
      {children}
    </Box>
  )
}

/** Shows why a form could not be saved; the typed values stay. */
export function SaveErrors({ failure }: { failure: HttpError | undefined }) {
  return <ErrorAlert text={failure?.status === 413 ? "console.form.tooLarge" : failure?.message} />
}
