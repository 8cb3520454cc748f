import { Box, Link, Typography } from "@mui/material"

import type { ContentField, FieldSchema } from "#domain/content/field-schema.ts"
import { formatDay } from "#domain/content/format.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { videoLink } from "#domain/content/video-sources.ts"

import { useConsoleLanguage, useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { useLanguageOrder } from "../entry.tsx"
import { ReferenceRead } from "./reference-field.tsx"

interface ReadProps {
  shape: FieldSchema
  value: unknown
}

/** The address of a video or of captions. */
const fileLink = (file: string) => (file.endsWith(".vtt") ? `/${file}` : videoLink({ file }))

const partsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ""

/** A text value of one or more lines. */
function Plain({ shape, value }: ReadProps) {
  const { kind } = shape
  const t = useText()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const text = String(value)
  switch (kind) {
    case "yes_no":
      return t(value ? "ra.boolean.true" : "ra.boolean.false")
    case "number":
      return Number(value).toLocaleString(`${language}-IN`)
    case "day":
      return formatDay(text, language)
    case "choice":
      return textOfKey(`console.content.choices.${text}`, { _: text })
    case "reference":
      return <ReferenceRead target={shape.target!} value={text} />
    case "video":
    case "captions":
      return <Link href={fileLink(text)}>{text.split("/").at(-1)}</Link>
    case "link":
    case "path":
      return (
        <Link href={text} target="_blank" rel="noopener">
          {text}
        </Link>
      )
    default:
      return text
  }
}

function Picture({ value }: { value: unknown }) {
  const { file, alt } = partsOf(value)
  if (typeof file !== "string" || file === "") return <Value>–</Value>
  return (
    <>
      <Box
        component="img"
        src={pictureSources(file).src}
        alt=""
        sx={{ display: "block", maxHeight: 160, maxWidth: "100%" }}
      />
      <InBoth value={alt} />
    </>
  )
}

function Value({ children }: { children: React.ReactNode }) {
  return (
    <Typography component="div" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {children}
    </Typography>
  )
}

function InBoth({ value }: { value: unknown }) {
  const texts = partsOf(value)
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" },
        columnGap: 2,
        rowGap: 1,
      }}
    >
      {useLanguageOrder().map((language) => (
        <Box key={language} lang={language}>
          <Value>{isFilled(texts[language]) ? String(texts[language]) : "–"}</Value>
        </Box>
      ))}
    </Box>
  )
}

function ValueRead({ shape, value }: ReadProps) {
  const { kind, isBilingual, fields = [], entry } = shape
  if (kind === "list") {
    const entries = Array.isArray(value) ? value : []
    if (entries.length === 0) return <Value>–</Value>
    return (
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {entries.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- read-only: no entry is moved or removed
          <li key={index}>
            <ValueRead shape={entry!} value={item} />
          </li>
        ))}
      </Box>
    )
  }
  if (isBilingual) return <InBoth value={value} />
  if (kind === "picture") return <Picture value={value} />
  if (kind === "attachment" || kind === "pdf") return <Attachment value={value} />
  if (kind === "group" || kind === "either") return <FieldsRead fields={fields} value={value} />
  return <Value>{isFilled(value) ? <Plain shape={shape} value={value} /> : "–"}</Value>
}

function Attachment({ value }: { value: unknown }) {
  const { file, title } = partsOf(value)
  return (
    <>
      <Link href={`/${String(file)}`}>PDF</Link>
      {title !== undefined && <InBoth value={title} />}
    </>
  )
}

const list = { display: "grid", gap: 2, m: 0, width: "100%" }
/** Numbers are short: as many columns as fit. */
const beside = { gridTemplateColumns: "repeat(auto-fill, minmax(8em, 1fr))" }

export function FieldsRead({ fields, value }: { fields: ContentField[]; value: unknown }) {
  const textOfKey = useTextOfKey()
  const parts = partsOf(value)
  const isOfNumbers = fields.every(({ kind }) => kind === "number")
  return (
    <Box component="dl" sx={isOfNumbers ? { ...list, ...beside } : list}>
      {fields.map(({ name, ...shape }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {textOfKey(`console.content.fields.${name}`)}
          </Typography>
          <Box
            component="dd"
            sx={
              nested(shape)
                ? { ml: 0, mt: 1, pl: 2, borderLeft: 2, borderColor: "divider" }
                : { m: 0 }
            }
          >
            <ValueRead shape={shape} value={parts[name]} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const nested = ({ kind, isBilingual }: FieldSchema) =>
  !isBilingual && (kind === "group" || kind === "either" || kind === "list")
