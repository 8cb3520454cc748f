import { Box, Checkbox, FormControlLabel, TextField, Typography } from "@mui/material"
import { useState } from "react"

import { documentLanguages, documentTypes } from "#domain/content/categories.ts"

import { SelectField } from "../../kit/form/plain-field.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { useUploadSpace } from "../../operations/free-space.tsx"
import { useAccessibilityTexts } from "../accessibility/texts.ts"
import { useLanguageOrder } from "../entry.tsx"
import { QueueDialog } from "../upload-queue/queue-dialog.tsx"
import { countsOf } from "../upload-queue/queue.ts"
import { useQueueTexts } from "../upload-queue/texts.ts"
import { useUploadQueue } from "../upload-queue/use-upload-queue.ts"
import type { DocumentTarget } from "./document-queue.ts"
import { DocumentRow, useChoices } from "./document-row.tsx"
import { documentSteps } from "./send-document.ts"
import { useDocumentTexts } from "./texts.ts"
import { Warnings } from "./warnings.tsx"

interface SharedFieldsProps {
  values: DocumentTarget
  change: (values: Partial<DocumentTarget>) => void
}

/** Type, year and language of all documents that have none of their own. */
function SharedFields({ values, change }: SharedFieldsProps) {
  const t = useText()
  const text = useDocumentTexts()
  const queueText = useQueueTexts()
  return (
    <>
      <Typography variant="body2" sx={{ mt: 2, mb: 1 }}>
        {text("forAll")}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr 1fr" } }}>
        <SelectField
          label={t("console.content.fields.type")}
          margin="none"
          required
          choices={useChoices(documentTypes)}
          value={values.type}
          onChange={(type) => change({ type })}
        />
        <TextField
          label={t("console.content.fields.year")}
          margin="none"
          value={values.year}
          onChange={({ target }) => change({ year: target.value })}
        />
        <SelectField
          label={t("console.content.fields.language")}
          margin="none"
          required
          choices={useChoices(documentLanguages)}
          value={values.language}
          onChange={(language) => change({ language })}
        />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={values.isPublished}
            onChange={({ target }) => change({ isPublished: target.checked })}
          />
        }
        label={queueText("publish")}
      />
    </>
  )
}

const empty: DocumentTarget = { type: "", year: "", language: "", isPublished: false }

/** Uploads many PDF files into the library of documents. */
export function DocumentsDialog({ onClose }: { onClose: () => void }) {
  const text = useDocumentTexts()
  const anyway = useAccessibilityTexts()("anyway")
  const [first] = useLanguageOrder()
  const uploads = useUploadQueue(documentSteps(first, useUploadSpace()?.largest))
  const [forAll, setForAll] = useState(empty)
  const asks = forAll.isPublished && countsOf(uploads.queue).warned > 0
  return (
    <QueueDialog
      title="console.content.manyDocuments"
      uploads={uploads}
      choice={{ label: text("choose"), hint: text("hint"), accept: "application/pdf,.pdf" }}
      targetOf={() => forAll}
      submit={asks ? { text: anyway } : undefined}
      renderRow={(document, row) => (
        <DocumentRow
          key={document.key}
          {...row}
          document={document}
          forAll={forAll}
          change={uploads.change}
        />
      )}
      notes={<Warnings queue={uploads.queue} />}
      onClose={onClose}
    >
      <SharedFields
        values={forAll}
        change={(values) => setForAll((former) => ({ ...former, ...values }))}
      />
    </QueueDialog>
  )
}
