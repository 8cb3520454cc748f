import { Alert, AlertTitle, Typography } from "@mui/material"
import type { ReactNode } from "react"

import {
  type AccessibilityRule,
  accessibilityRules,
} from "#domain/content/accessibility/findings.ts"

import { useConsoleLanguage } from "../../kit/text/use-language.ts"

const severities = { error: "error", warning: "warning", question: "info" } as const

interface RuleAlertProps {
  rule: AccessibilityRule
  /** Where it was found. */
  place: ReactNode
  /** A button below the remedy. */
  action?: ReactNode
}

/** What the accessibility check found: the place, why it matters, and the remedy. */
export function RuleAlert({ rule, place, action }: RuleAlertProps) {
  const language = useConsoleLanguage()
  const { severity, name, why, remedy } = accessibilityRules[rule]
  return (
    <Alert severity={severities[severity]} role="note">
      <AlertTitle>{name[language]}</AlertTitle>
      <Typography variant="body2">{place}</Typography>
      <Typography variant="body2">{why[language]}</Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {remedy[language]}
      </Typography>
      {action}
    </Alert>
  )
}
