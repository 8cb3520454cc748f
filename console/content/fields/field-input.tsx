import { Box, Typography } from "@mui/material"
import { type KeyboardEvent, Suspense } from "react"
import { BooleanInput, NumberInput, SelectInput, TextInput } from "react-admin"

import type { ContentField, FieldSchema } from "#domain/content/field-schema.ts"

import { DayInput } from "../../kit/day/day-input.tsx"
import { lazyPage, lazyPart } from "../../kit/page/lazy-page.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { useLanguageOrder } from "../entry.tsx"
import { PathInput } from "../pages/path-input.tsx"
import { Group, ListInput } from "./group.tsx"
import { LinkInput } from "./link-field.tsx"
import { ReferenceInput } from "./reference-field.tsx"
import { AttachmentInput, PdfInput, PictureInput } from "./upload-inputs.tsx"

export interface FieldInputProps {
  shape: FieldSchema
  /** Path in the record ("item.title") or in a list entry; "" for the entry itself. */
  source: string
  label: string
}

const sideBySide = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" },
  columnGap: 2,
  width: "100%",
}

/** Fields with a choice that needs an explanation. */
const hints = ["web", "first_language"] as const

/** Numbers are short: as many columns as fit, one where their labels would be cut. */
const numbers = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "repeat(auto-fit, minmax(8em, 1fr))" },
  columnGap: 2,
}

/** A long text has its preview beside it. */
const oneBelowTheOther = { display: "grid", gap: 2, width: "100%", mb: 2 }

const MarkdownField = lazyPage(() => import("../editor/markdown-field.tsx"), "MarkdownField")

const ColourInput = lazyPage(() => import("./colour-input.tsx"), "ColourInput")
const VideoFileInput = lazyPart(async () => (await import("./video-inputs.tsx")).VideoFileInput, 3)

const hintOf = ({ format }: FieldSchema) => format && `console.content.formats.${format}`

const withoutLines = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault()
}

function FieldInput({ shape, source, label }: FieldInputProps) {
  const t = useText()
  const { kind, isBilingual, isRequired, choices = [], entry } = shape
  const shared = { source, label, isRequired, fullWidth: true }
  if (isBilingual) return <InBoth shape={shape} source={source} label={label} />
  switch (kind) {
    case "yes_no":
      return <BooleanInput {...shared} isRequired={false} helperText={false} />
    case "number":
      return <NumberInput {...shared} helperText={false} />
    case "day":
      return <DayInput {...shared} size="small" margin="dense" sx={{ maxWidth: "20em" }} />
    case "choice": {
      const named = choices.map((id) => ({ id, name: `console.content.choices.${id}` }))
      const hint = hints.find((name) => source.endsWith(name))
      return (
        <SelectInput
          {...shared}
          choices={named}
          helperText={hint !== undefined && `console.content.hints.${hint}`}
        />
      )
    }
    case "link":
      return <LinkInput {...{ source, label, isRequired }} />
    case "path":
      return <PathInput {...{ source, label, isRequired }} />
    case "reference":
      return <ReferenceInput {...{ source, label, isRequired }} target={shape.target!} />
    case "picture":
      return <PictureInput source={source} label={label} isOptional={shape.isOptional} />
    case "attachment":
      return <AttachmentInput source={source} label={label} />
    case "pdf":
      return <PdfInput source={source} label={t("console.content.fields.pdf")} />
    case "video":
    case "captions":
      return <VideoFileInput {...{ source, label, kind }} />
    case "list":
      if (entry?.format === "synonyms") return <Synonyms source={source} label={label} />
      return (
        <ListInput source={source} label={label}>
          {entry?.kind === "group" ? (
            <FieldInputs fields={entry.fields ?? []} />
          ) : (
            <FieldInput shape={entry!} source="" label={label} />
          )}
        </ListInput>
      )
    case "group":
    case "either":
      return <FieldGroup shape={shape} source={source} label={label} />
    default:
      if (shape.format === "colour") return <Colour source={source} label={label} />
      return <Written shape={shape} source={source} label={label} />
  }
}

function Colour(props: Pick<FieldInputProps, "source" | "label">) {
  return (
    <Suspense fallback={<Box sx={{ minHeight: "12em" }} />}>
      <ColourInput {...props} />
    </Suspense>
  )
}

/** A text of one line or several. */
function Written({ shape, source, label }: FieldInputProps) {
  const isLong = shape.kind === "longtext"
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={shape.isRequired}
      fullWidth
      // A long title is read whole; it is still one line.
      multiline={isLong || shape.kind === "text"}
      {...(isLong ? { minRows: 3 } : { onKeyDown: withoutLines })}
      helperText={hintOf(shape) ?? false}
    />
  )
}

export function FieldInputs({ fields, within = "" }: { fields: ContentField[]; within?: string }) {
  const textOfKey = useTextOfKey()
  return fields.map(({ name, ...shape }) => (
    <FieldInput
      key={name}
      shape={shape}
      source={within ? `${within}.${name}` : name}
      label={textOfKey(`console.content.fields.${name}`)}
    />
  ))
}

function InBoth({ shape, source, label }: FieldInputProps) {
  const t = useText()
  const order = useLanguageOrder()
  return (
    <Box sx={shape.kind === "markdown" ? oneBelowTheOther : sideBySide}>
      {order.map((language, index) => {
        const place = source ? `${source}.${language}` : language
        const name = t(`console.content.in.${language}`, { label })
        return (
          <Box key={language} lang={language} data-place={place} sx={{ minWidth: 0 }}>
            {shape.kind === "markdown" ? (
              <Suspense fallback={<Box sx={{ minHeight: "22em" }} />}>
                <MarkdownField source={place} label={name} language={language} />
              </Suspense>
            ) : (
              <FieldInput
                // One language is enough; the mark is on the first one.
                shape={{
                  ...shape,
                  isBilingual: false,
                  isRequired: shape.isRequired && index === 0,
                }}
                source={place}
                label={name}
              />
            )}
          </Box>
        )
      })}
    </Box>
  )
}

/** The synonyms of the search. There are about 80 lines, so they are folded up at first. */
function Synonyms({ source, label }: Pick<FieldInputProps, "source" | "label">) {
  const t = useText()
  return (
    <Box component="details" sx={{ width: "100%", mb: 2 }}>
      <Typography component="summary" sx={{ cursor: "pointer", py: 1.5 }}>
        {label}
      </Typography>
      <Typography variant="body2">{t("console.content.hints.synonyms")}</Typography>
      <ListInput source={source} label={label} isLabelled>
        <TextInput
          source=""
          label="console.content.fields.words"
          isRequired
          fullWidth
          multiline
          onKeyDown={withoutLines}
          helperText={false}
        />
      </ListInput>
    </Box>
  )
}

function FieldGroup({ shape, source, label }: FieldInputProps) {
  const t = useText()
  const { kind, fields = [] } = shape
  const isEither = kind === "either"
  // In an "either" group no single field is required.
  const inputs = isEither ? fields.map((field) => ({ ...field, isRequired: false })) : fields
  const isOfNumbers = fields.every((field) => field.kind === "number")
  return (
    <Group label={label} hint={isEither ? t("console.content.either") : ""}>
      <Box sx={isOfNumbers ? numbers : {}}>
        <FieldInputs fields={inputs} within={source} />
      </Box>
    </Group>
  )
}
