import { Box, Typography } from "@mui/material"
import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"

import { headingsOf, labelOf } from "#domain/applications/form/field-labels.ts"
import { type FieldGroup, fieldGroups, steps } from "#domain/applications/form/form-fields.ts"
import type { EncryptedField } from "#server/features/applications/applications.ts"

import { call } from "../../api/call.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton, TextButton } from "../../kit/dialog/text-button.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { Panel } from "../../kit/page/panel.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication, useFormValue } from "../use-application.ts"
import { printSheet } from "./print-sheet.ts"

interface RevealProps {
  id: string
  field: EncryptedField
}

/** Reveals an encrypted number once, after a reason is entered for the audit. */
function RevealButton(props: RevealProps) {
  if (!usePermission()("applications.reveal")) return null
  return (
    <OpeningButton label="console.applications.reveal" sx={{ ml: 1, py: 0 }}>
      {(close) => <RevealDialog {...props} onClose={close} />}
    </OpeningButton>
  )
}

/** Prints the sheet with the whole bank account; the audit says who did. */
function PrintWholeButton({ id }: { id: string }) {
  const language = useConsoleLanguage()
  if (!usePermission()("applications.reveal")) return null
  return (
    <TextButton
      label="console.applications.printWhole"
      sx={{ ml: 1, py: 0 }}
      onClick={() => printSheet(id, language, { isWhole: true })}
    />
  )
}

function RevealDialog({ id, field, onClose }: RevealProps & { onClose: () => void }) {
  const t = useText()
  const [value, setValue] = useState<string>()
  const reveal: Send = async (text) => {
    const sent = { id, field, why: text("why") }
    setValue((await call("POST /applications/:id/reveal", sent)).value)
  }
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="xs"
      send={reveal}
      staysOpen
      draft={`reveal/${id}/${field}`}
      title={t("console.applications.reveal")}
      closeLabel="ra.action.close"
      {...(!value && { submit: { label: "console.applications.reveal" } })}
    >
      {value ? (
        <Typography variant="h5" component="p" sx={{ fontFamily: "monospace" }}>
          {value}
        </Typography>
      ) : (
        <PlainField
          name="why"
          label="console.applications.revealWhy"
          hint="console.applications.revealHint"
        />
      )}
    </FormDialog>
  )
}

const facts = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "minmax(10rem, 2fr) 3fr" },
  gap: "4px 16px",
  m: 0,
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: "anywhere", whiteSpace: "pre-line" },
}

/** The fields that were corrected a moment ago. The reader stays at the first one. */
const useCorrected = () => {
  const { state } = useLocation() as { state: { corrected?: string[] } | null }
  const corrected = state?.corrected
  useEffect(() => {
    if (!corrected) return
    const places = [...document.querySelectorAll<HTMLElement>("[data-field]")]
    const first = places.find(({ dataset }) => corrected.includes(dataset["field"]!))
    first?.scrollIntoView({ block: "center" })
    first?.focus({ preventScroll: true })
  }, [corrected])
  return corrected ?? []
}

/** The submitted values of one field group, without empty ones. */
function Group({ fields, corrected }: Record<"fields" | "corrected", readonly string[]>) {
  const { id, form } = useApplication()
  const isOfAnyPaper = Boolean(form.identity_kind)
  const t = useText()
  const language = useConsoleLanguage()
  const valueOf = useFormValue()
  return (
    <Box component="dl" sx={facts}>
      {fields.map((field) => {
        const label =
          isOfAnyPaper && field === "aadhar_no"
            ? t("console.form.identityNumber")
            : labelOf(field, language)
        return (
          <Box key={field} sx={{ display: "contents" }}>
            <Box component="dt" lang={/[\u0900-\u097f]/.test(label) ? "hi" : undefined}>
              {label}
            </Box>
            <Box
              component="dd"
              data-field={field}
              tabIndex={corrected.includes(field) ? -1 : undefined}
              sx={corrected.includes(field) ? { bgcolor: "#fff3cd", px: 0.5 } : undefined}
            >
              {valueOf(field)}
              {(field === "aadhar_no" || field === "bank_account") && (
                <RevealButton id={id} field={field} />
              )}
              {field === "bank_account" && <PrintWholeButton id={id} />}
              {corrected.includes(field) && ` (${t("console.record.corrected")})`}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

/** All submitted values, in form order and under the form's headings. */
export function FormValuesPanel() {
  const t = useText()
  const language = useConsoleLanguage()
  const headings = headingsOf[language]
  const valueOf = useFormValue()
  const corrected = useCorrected()
  const groups = fieldGroups
    .map((group) => ({
      ...group,
      fields: group.fields.filter((field) => valueOf(field) !== ""),
    }))
    .filter(({ fields }) => fields.length > 0)
  const group = ({ heading, fields }: FieldGroup, index: number) => (
    <Box key={index} sx={{ mb: 2 }}>
      {heading && (
        <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>
          {headings[heading]}
        </Typography>
      )}
      <Group {...{ fields, corrected }} />
    </Box>
  )
  return (
    <Panel
      title={{ text: t("resources.applications.name", { count: 1 }) }}
      sx={{ gridArea: "form" }}
    >
      {steps.map(({ id }) => (
        <Box key={id} component="section" aria-labelledby={`step-${id}`}>
          <Typography
            id={`step-${id}`}
            variant="subtitle1"
            component="h3"
            sx={{ mb: 1, fontWeight: 700, borderBottom: 1, borderColor: "divider" }}
          >
            {headings.steps[id]}
          </Typography>
          {groups.filter(({ step }) => step === id).map(group)}
        </Box>
      ))}
    </Panel>
  )
}
