import { Box, FormLabel, Typography } from "@mui/material"
import {
  ArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from "react-admin"

import type { Field, Shape } from "#domain/content/fields.ts"

import { useMay } from "../me.ts"
import { AttachmentInput } from "./attachment-input.tsx"
import { PictureInput } from "./picture-input.tsx"

interface FieldInputProps {
  shape: Shape
  /** Its place in the entry ("item.title"), or in a list's entry; "" for the entry itself. */
  source: string
  label: string
}

/** One below the other. */
const fieldset = {
  display: "grid",
  gap: 2,
  width: "100%",
  minWidth: 0,
  mb: 2,
  borderRadius: 1,
}

/** Beside each other where there is room for it, else below. */
const sideBySide = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" },
  gap: 2,
  width: "100%",
}

const rows: Partial<Record<Shape["kind"], number>> = { longtext: 3, markdown: 12 }

/** Asks for a value of the content, whatever its shape. */
function FieldInput({ shape, source, label }: FieldInputProps) {
  const translate = useTranslate()
  const may = useMay()
  const { kind, isBilingual, isRequired, choices = [], fields = [], entry } = shape
  const shared = { source, label, isRequired, fullWidth: true, readOnly: !may("content.edit") }
  if (isBilingual) return <InBoth shape={shape} source={source} label={label} />
  switch (kind) {
    case "yes_no":
      return <BooleanInput {...shared} helperText={false} />
    case "number":
      return <NumberInput {...shared} helperText={false} />
    case "day":
      return <DateInput {...shared} helperText={false} />
    case "choice": {
      const named = choices.map((id) => ({ id, name: `console.content.choices.${id}` }))
      return <SelectInput {...shared} choices={named} helperText={false} />
    }
    case "picture":
      return <PictureInput source={source} label={label} isOptional={shape.isOptional} />
    case "attachment":
      return <AttachmentInput source={source} label={label} />
    case "list":
      return <List entry={entry!} source={source} label={label} />
    case "group":
    case "either":
      return (
        <Group label={label} hint={kind === "either" ? translate("console.content.either") : ""}>
          <FieldInputs fields={fields} within={source} />
        </Group>
      )
    default: {
      const lines = rows[kind]
      const hint = kind === "markdown" || kind === "link" || kind === "path"
      return (
        <TextInput
          {...shared}
          multiline={lines !== undefined}
          {...(lines !== undefined && { minRows: lines })}
          helperText={hint && `console.content.hints.${kind}`}
        />
      )
    }
  }
}

/** All fields of an item, or of a part of one. */
export function FieldInputs({ fields, within = "" }: { fields: Field[]; within?: string }) {
  const translate = useTranslate()
  return fields.map(({ name, ...shape }) => (
    <FieldInput
      key={name}
      shape={shape}
      source={within ? `${within}.${name}` : name}
      label={translate(`console.content.fields.${name}`)}
    />
  ))
}

/** English and Hindi. */
function InBoth({ shape, source, label }: FieldInputProps) {
  const translate = useTranslate()
  return (
    <Box sx={sideBySide}>
      {(["en", "hi"] as const).map((language) => (
        <Box key={language} lang={language}>
          <FieldInput
            shape={{ ...shape, isBilingual: false }}
            source={source ? `${source}.${language}` : language}
            label={translate(`console.content.in.${language}`, { label })}
          />
        </Box>
      ))}
    </Box>
  )
}

function Group({
  label,
  hint,
  children,
}: {
  label: string
  hint: string
  children: React.ReactNode
}) {
  return (
    <Box component="fieldset" sx={fieldset}>
      <FormLabel component="legend">{label}</FormLabel>
      {hint && <Typography variant="body2">{hint}</Typography>}
      {children}
    </Box>
  )
}

function List({ entry, source, label }: { entry: Shape; source: string; label: string }) {
  const may = useMay()
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        disabled={!may("content.edit")}
        getItemLabel={(index) => `${index + 1}.`}
      >
        {entry.kind === "group" ? (
          <FieldInputs fields={entry.fields ?? []} />
        ) : (
          <FieldInput shape={entry} source="" label={label} />
        )}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
