import { Alert, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"

import type { Finding } from "#domain/content/accessibility/findings.ts"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { useTextOfKey } from "../../kit/text/use-language.ts"
import { focusOnPlace } from "../form-state.tsx"
import { useLanguageTexts } from "../languages/texts.ts"
import { RuleAlert } from "./rule-alert.tsx"
import { useAccessibilityTexts } from "./texts.ts"

/** "Files (PDF), 1, Title (Hindi)" of "attachments.0.title.hi". */
const usePlaceName = () => {
  const languageNames = useLanguageTexts()
  const textOfKey = useTextOfKey()
  return (place: string) =>
    place
      .split(".")
      .map((part) => {
        if (part === "en" || part === "hi") return languageNames(part)
        if (/^\d+$/.test(part)) return String(Number(part) + 1)
        return textOfKey(`console.content.fields.${part}`)
      })
      .join(", ")
}

function FindingAlert({ finding, onGo }: { finding: Finding; onGo: () => void }) {
  const t = useAccessibilityTexts()
  const nameOf = usePlaceName()
  const { rule, place, text } = finding
  return (
    <RuleAlert
      rule={rule}
      place={nameOf(place) + (text && `: “${text.slice(0, 120)}”`)}
      action={<TextButton label={{ text: t("go") }} onClick={onGo} />}
    />
  )
}

interface DialogProps {
  findings: readonly Finding[]
  onClose: () => void
  /** A button that goes on despite warnings. */
  actions?: ReactNode
}

/** The findings of the accessibility check, each with its place, its reason and its remedy. */
export function AccessibilityDialog({ findings, onClose, actions }: DialogProps) {
  const t = useAccessibilityTexts()
  const go = (place: string) => {
    onClose()
    // After the dialog has given the focus back.
    setTimeout(() => focusOnPlace(`item.${place}`), 50)
  }
  return (
    <FormDialog title={t("title")} onClose={onClose} closeLabel="ra.action.close" actions={actions}>
      {findings.length === 0 && <Alert severity="success">{t("nothing")}</Alert>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {findings.map((finding, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the findings are never moved or removed
          <li key={index}>
            <FindingAlert finding={finding} onGo={() => go(finding.place)} />
          </li>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t("limits")}
      </Typography>
    </FormDialog>
  )
}
