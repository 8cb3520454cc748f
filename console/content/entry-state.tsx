import { Alert, Box } from "@mui/material"
import { SaveButton, useRecordContext } from "react-admin"

import { MomentInput } from "../kit/day/moment-input.tsx"
import { useText } from "../kit/text/use-language.ts"
import type { ContentEntry } from "./entry.tsx"

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

/** Above the form: which language is older, and a button for a change that needs no translation. */
export function TranslationNotice() {
  const entry = useRecordContext<ContentEntry>()
  const t = useText()
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
      {t(`console.content.translation.${translation}`)}
      {!isOlder && ` ${t("console.content.translation.draftOnly")}`}
    </Alert>
  )
}
