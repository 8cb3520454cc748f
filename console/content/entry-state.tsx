import { Alert, Box } from "@mui/material"
import { SaveButton, useRecordContext } from "react-admin"

import { type Language, languages } from "#domain/content/languages.ts"

import { MomentInput } from "../kit/day/moment-input.tsx"
import { useText } from "../kit/text/use-language.ts"
import type { ContentEntry } from "./entry.tsx"
import { useLanguageTexts } from "./languages/texts.ts"

/** When the item is published and unpublished by itself. */
export function StateTimes() {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mb: 2 }}>
      <MomentInput
        source="publish_at"
        label="console.content.publishAt"
        helperText="console.content.publishAtHint"
      />
      <MomentInput
        source="unpublish_at"
        label="console.content.unpublishAt"
        helperText="console.content.unpublishAtHint"
      />
    </Box>
  )
}

const asTranslated = <Sent extends object>(sent: Sent) => ({ ...sent, is_translated: true })
const withWaived =
  (waived_language: Language | null) =>
  <Sent extends object>(sent: Sent) => ({ ...sent, waived_language })

interface NoticeProps {
  severity: "warning" | "info"
  text: string
  /** What the button saves with the item. */
  button: { label: string; transform: <Sent extends object>(sent: Sent) => object }
}

function Notice({ severity, text, button }: NoticeProps) {
  const saves = { type: "button", variant: "text", alwaysEnable: true, icon: <></> } as const
  return (
    <Alert
      severity={severity}
      role="note"
      sx={{ mb: 2, width: "100%" }}
      action={<SaveButton {...saves} {...button} />}
    >
      {text}
    </Alert>
  )
}

const older = {
  label: "console.content.translation.same",
  transform: asTranslated,
} as const

/**
 * Above the form: what an item lacks in which language, and a button for an item that needs no translation. What one language
 * lacks is shown in the other one, or leads to it (specification 2.2).
 */
export function TranslationNotice() {
  const entry = useRecordContext<ContentEntry>()
  const t = useText()
  const text = useLanguageTexts()
  const { translation = "complete", waived_language: waived = null } = entry ?? {}
  const missing = languages.find((language) => translation === `${language}_missing`)
  return (
    <>
      {waived && (
        <Notice
          severity="info"
          text={text(`${waived}_waived`)}
          button={{ label: text("need"), transform: withWaived(null) }}
        />
      )}
      {translation !== "complete" && (
        <Notice
          severity="warning"
          text={`${t(`console.content.translation.${translation}`)}. ${missing ? text("shown") : ""}`}
          button={
            missing
              ? {
                  label: text(`${missing}_waive`),
                  transform: withWaived(missing),
                }
              : older
          }
        />
      )}
    </>
  )
}
