import { Box, FormLabel, TextField } from "@mui/material"
import { memo } from "react"

import { dateTyping } from "#app/ui/field/date-dashes.ts"
import { type FieldType, fieldTypeOf } from "#domain/applications/field-types.ts"
import type { FormValues } from "#domain/applications/form-values.ts"
import type { MessageKey } from "#domain/fields/messages.en.ts"

import { useLanguage } from "../../use-language.ts"
import { choicesOf, type Chosen } from "./choices-of.ts"
import { Several, Tick } from "./tick-inputs.tsx"
import { type OwnMessages, useFieldTexts } from "./use-field-texts.ts"

/** Aligns label and input with their neighbours, whatever number of lines each has. */
export const multiline = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: 0.5,
  minWidth: 0,
}

interface FieldInputProps extends Chosen {
  field: string
  value: FormValues[string]
  /** Error message keys. */
  problems: readonly MessageKey[] | undefined
  isDisabled?: boolean
  own?: OwnMessages | undefined
  onChange: (field: string, value: FormValues[string]) => void
  onLeave: (field: string) => void
}

const digits = { inputMode: "numeric" } as const
const telephone = { inputMode: "tel" } as const

/** Input props by field type. No spinners or date pickers: digits are typed as on paper. */
const typed: Partial<Record<FieldType, object>> = {
  code: { autoCapitalize: "characters" },
  digits,
  phone: telephone,
  email: { inputMode: "email" },
  day: { ...digits, placeholder: "DD-MM-YYYY" },
  rupees: digits,
  marks: { inputMode: "decimal" },
}

const chosenFrom: FieldType[] = ["course", "one", "yes_no", "year", "subject"]

/** Input of one form field, chosen by the field's type. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const {
    field,
    value,
    problems,
    course,
    firstMajor,
    isDisabled = false,
    onChange,
    onLeave,
  } = props
  const language = useLanguage()
  const texts = useFieldTexts()(field, problems, props.own)
  const { label, lang, problem, hint, isRequired, choose } = texts
  const kind = fieldTypeOf(field)
  const note = problem ?? hint
  if (kind === "several" || kind === "tick") {
    const Input = kind === "several" ? Several : Tick
    return <Input {...{ field, value, label, note, onChange }} isWrong={problem !== undefined} />
  }
  const isChosen = chosenFrom.includes(kind)
  return (
    <Box sx={kind === "address" ? { ...multiline, gridColumn: "1 / -1" } : multiline}>
      <FormLabel
        htmlFor={field}
        lang={lang}
        error={problem !== undefined}
        sx={{ alignSelf: "end" }}
      >
        {label}
      </FormLabel>
      <TextField
        id={field}
        value={value}
        size="small"
        hiddenLabel
        fullWidth
        required={isRequired}
        disabled={isDisabled}
        error={problem !== undefined}
        helperText={note}
        multiline={kind === "address"}
        minRows={kind === "address" ? 2 : undefined}
        select={isChosen}
        {...(kind === "day" && dateTyping)}
        onChange={(event) => onChange(field, event.target.value)}
        onBlur={() => onLeave(field)}
        slotProps={{
          select: { native: true },
          htmlInput: { autoComplete: "off", spellCheck: false, ...typed[kind] },
        }}
      >
        {isChosen && [
          <option key="" value="">
            {choose}
          </option>,
          ...choicesOf(field, { course, firstMajor }, language).map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.name}
            </option>
          )),
        ]}
      </TextField>
    </Box>
  )
})
