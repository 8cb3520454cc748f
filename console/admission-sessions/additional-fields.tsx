import { Box, Checkbox, FormControlLabel, FormHelperText } from "@mui/material"
import { useController } from "react-hook-form"

import { headingsOf, labelOf } from "#domain/applications/form/field-labels.ts"
import {
  additionalFieldDefinitions,
  type AdditionalField,
  fieldGroups,
  type FormFieldDefinition,
} from "#domain/applications/form/form-fields.ts"
import type { Language } from "#domain/content/languages.ts"

import { useConsoleLanguage, useTextOfKey } from "../kit/text/use-language.ts"
import { firstMessage, CollapsiblePanel, PanelSection } from "./panel.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"

const name = "item.asked_fields"

/** The fields that a session may ask, by group of the form. */
const groups = fieldGroups
  .map(({ step, heading, fields }) => ({
    step,
    heading,
    fields: additionalFieldDefinitions.filter((field) => (fields as string[]).includes(field.name)),
  }))
  .filter(({ fields }) => fields.length > 0)

type Group = Pick<(typeof groups)[number], "step" | "heading">

/** The heading of a group; fields without one are below the title of their step. */
const headingIn = ({ step, heading }: Group, language: Language) => {
  const { steps, ...headings } = headingsOf[language]
  return heading ? headings[heading as keyof typeof headings] : steps[step as keyof typeof steps]
}

/** The list after a field was asked or not, in the order of the form. */
const changed = (
  list: readonly AdditionalField[],
  field: string,
  change: AdditionalField | undefined,
) => {
  const others = list.filter((one) => one.field !== field)
  const next = change ? [...others, change] : others
  return additionalFieldDefinitions.flatMap((known) =>
    next.filter((one) => one.field === known.name),
  )
}

/** A field that depends on the answer to another one cannot be asked without it. */
const withQuestion = (list: readonly AdditionalField[], { only }: FormFieldDefinition) => {
  const question = additionalFieldDefinitions.find((field) => field.name === only?.field)
  if (!question || list.some(({ field }) => field === question.name)) return list
  return changed(list, question.name, { field: question.name, is_required: false })
}

interface AdditionalFieldInputProps {
  field: FormFieldDefinition
  list: readonly AdditionalField[]
  error: string | undefined
  onChange: (list: AdditionalField[]) => void
}

/** Whether a field is asked, and whether those to whom it applies must fill it in. */
function AdditionalFieldInput({ field, list, error, onChange }: AdditionalFieldInputProps) {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const label =
    field.name === "identity_kind" ? t("identities.asked") : labelOf(field.name, language)
  const now = list.find((one) => one.field === field.name)
  const ask = (isAsked: boolean) => {
    const change = isAsked ? { field: field.name, is_required: false } : undefined
    onChange(changed(isAsked ? withQuestion(list, field) : list, field.name, change))
  }
  const invalid = { "aria-invalid": error !== undefined }
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
      <FormControlLabel
        sx={{ flex: "1 1 16em", mr: 0 }}
        label={label}
        control={
          <Checkbox
            checked={now !== undefined}
            onChange={(_event, isAsked) => ask(isAsked)}
            slotProps={{ input: invalid }}
          />
        }
      />
      {now && !field.optional && (
        <FormControlLabel
          sx={{ flex: "0 1 14em", mr: 0, pl: { xs: 4, sm: 0 } }}
          label={t("mustFill")}
          control={
            <Checkbox
              checked={now.is_required}
              onChange={(_event, is_required) =>
                onChange(changed(list, field.name, { field: field.name, is_required }))
              }
              slotProps={{ input: { "aria-label": t("mustFillOf", { label }) } }}
            />
          }
        />
      )}
      {error && (
        <FormHelperText error sx={{ width: "100%", mt: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

/** The fields that the form asks besides those that every session has. */
export function AdditionalFields() {
  const t = useSessionTexts()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const { field, fieldState } = useController({ name })
  const list = (field.value ?? []) as AdditionalField[]
  const errors = fieldState.error as unknown as Record<number, unknown> | undefined
  const errorOf = (one: string) => {
    const index = list.findIndex((known) => known.field === one)
    const key = firstMessage(errors?.[index])
    return key === undefined ? undefined : textOfKey(key)
  }
  const count = list.length
  return (
    <CollapsiblePanel
      title={t("askedFields")}
      summary={count === 0 ? t("noFields") : t("fieldCount", { count })}
      names={[name]}
    >
      {groups.map(({ fields, ...group }) => (
        <PanelSection key={fields[0]!.name} title={headingIn(group, language)}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {fields.map((one) => (
              <AdditionalFieldInput
                key={one.name}
                field={one}
                list={list}
                error={errorOf(one.name)}
                onChange={field.onChange}
              />
            ))}
          </Box>
        </PanelSection>
      ))}
    </CollapsiblePanel>
  )
}
