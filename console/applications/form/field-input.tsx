import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  TextField,
} from "@mui/material"
import { memo, useState } from "react"

import { excludedNames } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import type { FieldType } from "#domain/applications/form/field-definition.ts"
import {
  inputAttributes,
  isDate,
  isIdentityKindAsked,
} from "#domain/applications/form/field-schemas.ts"
import {
  type AdditionalField,
  fieldTypeOf,
  suggestionsOf,
} from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { dateTyping } from "#ui/field/format-typing.ts"

import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { useValueLabels } from "../use-application.ts"
import { type Chosen, fixedChoicesOf, choicesOf } from "./choices-of.ts"
import { type OverrideMessages, useFieldTexts } from "./use-field-texts.ts"

interface TickProps {
  field: string
  value: FormValues[string]
  label: string
  note: string | undefined
  isWrong: boolean
  onChange: (field: string, value: FormValues[string]) => void
}

const wholeRow = { gridColumn: "1 / -1" }

/** Checkbox group for a field with several values. */
function Several({ field, value, label, note, isWrong, onChange }: TickProps) {
  const labels = useValueLabels()
  const ticked = Array.isArray(value) ? value : []
  return (
    <FormControl component="fieldset" error={isWrong} sx={wholeRow}>
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))" }}>
        {fixedChoicesOf(field, labels).map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            label={choice.name}
            control={
              <Checkbox
                // The first checkbox has the field's name as id, so that focusing the field finds it.
                id={index === 0 ? field : `${field}-${choice.value}`}
                size="small"
                checked={ticked.includes(choice.value)}
                onChange={(_, isTicked) =>
                  onChange(
                    field,
                    isTicked
                      ? [...ticked, choice.value]
                      : ticked.filter((one) => one !== choice.value),
                  )
                }
              />
            }
          />
        ))}
      </Box>
      <FormHelperText id={`${field}-note`}>{note}</FormHelperText>
    </FormControl>
  )
}

/** A single checkbox; checked means "yes". */
function Tick({ field, value, label, note, isWrong, onChange }: TickProps) {
  return (
    <FormControl error={isWrong} sx={wholeRow}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={field}
            checked={value === "yes"}
            slotProps={{ input: { "aria-describedby": `${field}-note` } }}
            onChange={(_, isTicked) => onChange(field, isTicked ? "yes" : "no")}
          />
        }
      />
      <FormHelperText id={`${field}-note`}>{note}</FormHelperText>
    </FormControl>
  )
}

/** Aligns label and input with their neighbours, whatever number of lines each has. */
export const multiline = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: 0.5,
  minWidth: 0,
}

interface FieldInputProps extends Chosen {
  session: NamedSession
  additionalFields: readonly AdditionalField[]
  field: string
  value: FormValues[string]
  /** Error message keys. */
  errors: readonly MessageKey[] | undefined
  /** Message key of what is unusual about the value. */
  question: MessageKey | undefined
  isDisabled?: boolean
  /** Whether the session requires an additional field. */
  isRequired: boolean
  overrides?: OverrideMessages | undefined
  onChange: (field: string, value: FormValues[string]) => void
  onLeave: (field: string) => void
}

const selectTypes: FieldType[] = ["course", "one", "yes_no", "subject"]

interface LabelledInputProps extends FieldInputProps {
  kind: FieldType
  texts: ReturnType<ReturnType<typeof useFieldTexts>>
}

/** What to compare with the paper, once the field is left. */
const useQuestion = (question: MessageKey | undefined) => {
  const t = useText()
  const { messages } = errorMessages[useConsoleLanguage()]
  const [isOpen, setIsOpen] = useState(false)
  return {
    text: question && !isOpen ? `${t("console.unusual.note")} ${messages[question]}` : undefined,
    setIsOpen,
  }
}

/** A text field, date field or list of options, with its label above. */
function LabelledInput(props: LabelledInputProps) {
  const { field, kind, value, session, course, firstMajor, isDisabled, texts, onChange, onLeave } =
    props
  const { label, lang, error, hint, isRequired, choose } = texts
  const t = useText()
  const labels = useValueLabels(session.label)
  const isSelect = selectTypes.includes(kind)
  const isAddress = kind === "address"
  const isWrong = error !== undefined
  const question = useQuestion(props.question)
  return (
    <Box sx={isAddress ? { ...multiline, gridColumn: "1 / -1" } : multiline}>
      <FormLabel htmlFor={field} lang={lang} error={isWrong} sx={{ alignSelf: "end" }}>
        {label}
      </FormLabel>
      <TextField
        id={field}
        value={value}
        hiddenLabel
        required={isRequired}
        disabled={isDisabled ?? false}
        error={isWrong}
        helperText={error ?? question.text ?? hint}
        multiline={isAddress}
        minRows={isAddress ? 2 : undefined}
        select={isSelect}
        {...(isDate(kind) && { ...dateTyping, placeholder: t("console.day.format") })}
        onChange={(event) => onChange(field, event.target.value)}
        onFocus={() => question.setIsOpen(true)}
        onBlur={() => {
          question.setIsOpen(false)
          onLeave(field)
        }}
        slotProps={{
          ...(!isWrong && question.text && { formHelperText: { sx: { color: "warning.dark" } } }),
          select: { native: true },
          htmlInput: {
            ...inputAttributes(kind, props.additionalFields),
            list: suggestionsOf(field),
            type: "text",
            autoComplete: "off",
            spellCheck: false,
          },
        }}
      >
        {isSelect && [
          <option key="" value="">
            {choose}
          </option>,
          ...choicesOf(field, { course, firstMajor }, session, labels).map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.name}
            </option>
          )),
        ]}
      </TextField>
    </Box>
  )
}

export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, value, session, course, errors, isRequired, onChange } = props
  const isOfAnyPaper = field === "aadhar_no" && isIdentityKindAsked(props.additionalFields)
  const overrides = {
    ...(isOfAnyPaper && { label: "console.form.identityNumber" }),
    ...props.overrides,
  }
  const language = useConsoleLanguage()
  const notFirst = excludedNames(session, course, "first_major_subject", language)
  const texts = useFieldTexts()(field, errors, { ...overrides, isRequired, notFirst })
  const kind = fieldTypeOf(field)
  if (kind === "several" || kind === "tick" || kind === "agreement") {
    const Input = kind === "several" ? Several : Tick
    const { label, error, hint } = texts
    const note = error ?? hint
    return <Input {...{ field, value, label, note, onChange }} isWrong={error !== undefined} />
  }
  return <LabelledInput {...props} kind={kind} texts={texts} />
})
