import { Alert } from "@mui/material"
import { SaveButton, useRecordContext, useTranslate } from "react-admin"

import type { ContentEntry } from "./entry.ts"

const asTranslated = <Sent extends object>(sent: Sent) => ({ ...sent, is_translated: true })

/** Above the form: which language is older, and a button for a change that needs no translation. */
export function TranslationNotice() {
  const entry = useRecordContext<ContentEntry>()
  const translate = useTranslate()
  const translation = entry?.translation ?? "complete"
  if (translation === "complete") return null
  const isOlder = translation.endsWith("_older")
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mb: 2, width: "100%" }}
      action={
        isOlder && (
          <SaveButton
            type="button"
            variant="text"
            alwaysEnable
            icon={<></>}
            label="console.content.translation.same"
            transform={asTranslated}
          />
        )
      }
    >
      {translate(`console.content.translation.${translation}`)}
      {!isOlder && ` ${translate("console.content.translation.draftOnly")}`}
    </Alert>
  )
}
