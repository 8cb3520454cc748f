import { Box, TextField } from "@mui/material"
import { memo } from "react"

import { documentTypes } from "#domain/content/categories.ts"

import { SelectField } from "../../kit/form/plain-field.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { BilingualFields } from "../bilingual-fields.tsx"
import { QueueRow, type QueueRowProps } from "../upload-queue/queue-row.tsx"
import { useUploadErrorText } from "../uploads/upload-errors.ts"
import type { DocumentTarget, QueuedDocument } from "./document-queue.ts"
import { useDocumentTexts } from "./texts.ts"
import { WarningTags } from "./warnings.tsx"

/** The values of a choice field, with their names. */
export const useChoices = (names: object) => {
  const textOfKey = useTextOfKey()
  return Object.keys(names).map((id) => ({ id, name: textOfKey(`console.content.choices.${id}`) }))
}

interface OwnFieldsProps {
  document: QueuedDocument
  /** Those for all. */
  type: string
  year: string
  change: (key: number, values: Partial<QueuedDocument>) => void
}

const compact = { size: "small", margin: "none" } as const

const fieldsStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr 7em", sm: "1fr 1fr 11em 7em" },
  gap: 1,
  width: "100%",
  minWidth: 0,
  m: 0,
  mt: 1,
  mb: 1.5,
  p: 0,
  border: 0,
}

/** Title, type and year of one document. Drawn anew only when they change: there may be many. */
const OwnFields = memo(function Fields({ document, type, year, change }: OwnFieldsProps) {
  const t = useText()
  const text = useDocumentTexts()
  const { key, name, title } = document
  const isOnePerLine = { gridColumn: { xs: "1 / -1", sm: "auto" } }
  return (
    <Box component="fieldset" aria-label={name} sx={fieldsStyle}>
      <BilingualFields
        label={t("console.content.fields.title")}
        field={(language) => ({
          value: title[language],
          ...compact,
          sx: isOnePerLine,
          onChange: ({ target }) => change(key, { title: { ...title, [language]: target.value } }),
        })}
      />
      <SelectField
        label={t("console.content.fields.type")}
        {...compact}
        required
        choices={useChoices(documentTypes)}
        value={document.type ?? type}
        onChange={(own) => change(key, { type: own })}
      />
      <TextField
        label={text("year")}
        {...compact}
        value={document.year ?? year}
        onChange={({ target }) => change(key, { year: target.value })}
      />
    </Box>
  )
})

interface DocumentRowProps extends QueueRowProps {
  document: QueuedDocument
  forAll: DocumentTarget
  change: OwnFieldsProps["change"]
}

/** A document of the queue, with its own fields and what was found in it. */
export function DocumentRow({ document, forAll, change, ...row }: DocumentRowProps) {
  const errorText = useUploadErrorText("pdf")
  return (
    <QueueRow
      {...row}
      tags={<WarningTags document={document} />}
      error={document.error && errorText(document.error)}
    >
      <OwnFields document={document} type={forAll.type} year={forAll.year} change={change} />
    </QueueRow>
  )
}
