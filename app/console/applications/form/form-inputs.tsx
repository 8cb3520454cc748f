import { Box, Card, FormLabel, Typography } from "@mui/material"
import type { ReactNode } from "react"

import { firstYearOf } from "#domain/admission/form-rules.ts"
import { findProgramme } from "#domain/admission/programmes.ts"
import { slotOf } from "#domain/admission/subject-rules.ts"
import { askedGroups, isRequiredBySession } from "#domain/applications/form/asked-fields.ts"
import { gapYears } from "#domain/applications/form/conditional-fields.ts"
import type { FieldGroup } from "#domain/applications/form/field-groups.ts"
import { headingsOf } from "#domain/applications/form/field-labels.ts"
import { fieldTypeOf, isLater } from "#domain/applications/form/field-types.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { steps } from "#domain/applications/form/sections.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { FieldInput, multiline } from "./field-input.tsx"
import { type OverrideMessages, useFieldTexts } from "./use-field-texts.ts"
import type { FilledForm } from "./use-filled-form.ts"
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

/** All fields in the order of the paper form, one section per step. */
export function FormInputs({ form, overrides, without, picture }: FormInputsProps) {
  const headings = headingsOf[useConsoleLanguage()]
  const { session, asked, values, problems, change, leave } = form
  const groups = askedGroups(asked)
  const programme = findProgramme(session, textValue(values, "course"))
  const gap = gapYears(textValue(values, "i_year"), firstYearOf(session.label))
  const computed: FormValues = { ...withComputedFields(values), gap_years: String(gap ?? "") }
  const isSame = textValue(values, "same_as_correspondence") === "yes"

  const input = (field: string) => {
    const kind = fieldTypeOf(field)
    if (without?.includes(field)) return null
    if (kind === "picture") return picture?.(field)
    if (kind === "counted") {
      return <ComputedField key={field} field={field} value={textValue(computed, field)} />
    }
    const isCopied = field === "p_address" && isSame
    const isSubject = kind === "subject"
    const slot = isSubject && programme ? slotOf(programme, field) : undefined
    // Before the course is chosen, the subjects are those that every course has.
    if (isSubject && !slot && (programme || isLater(field))) return null
    return (
      <FieldInput
        key={field}
        field={field}
        value={(isCopied ? computed : values)[field] ?? ""}
        problems={problems[field]}
        isDisabled={isCopied}
        overrides={overrides?.[field]}
        isRequired={
          slot?.is_required ?? (!isLater(field) || isRequiredBySession({ name: field }, asked))
        }
        session={session}
        course={isSubject ? textValue(values, "course") : ""}
        firstMajor={isSubject ? textValue(values, "first_major_subject") : ""}
        onChange={change}
        onLeave={leave}
      />
    )
  }
  const group = ({ heading, fields }: FieldGroup, index: number) => {
    const inputs = <Box sx={columns}>{fields.map(input)}</Box>
    if (!heading) return <Box key={index}>{inputs}</Box>
    if (heading === "pictures" && !picture) return null
    return (
      <Box key={index} component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 3, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 700, mb: 1, p: 0 }}>
          {headings[heading]}
        </Typography>
        {inputs}
      </Box>
    )
  }
  return (
    <>
      <Card sx={{ p: 2 }}>
        <Box sx={columns}>{input("course")}</Box>
      </Card>
      {steps.map(({ id }) => (
        <Card key={id} component="section" aria-labelledby={`step-${id}`} sx={{ p: 2 }}>
          <Typography id={`step-${id}`} variant="h6" component="h2" gutterBottom>
            {headings.steps[id]}
          </Typography>
          {groups.filter(({ step }) => step === id).map(group)}
        </Card>
      ))}
    </>
  )
}
