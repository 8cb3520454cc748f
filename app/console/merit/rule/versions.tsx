import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import type { MeritView } from "#server/features/merit/merit.ts"

import { useFormatDateTime } from "../../day/date-field.tsx"
import { useTexts } from "../use-texts.ts"
import { RuleChanges } from "./changes.tsx"
import { useRuleTexts } from "./texts.ts"

type Rules = MeritView["rules"]

/** All versions of a rule, the newest first: who signed each, why it was made, and what it changed. */
export function Versions({ rules }: { rules: Rules }) {
  const text = useTexts()
  const ruleText = useRuleTexts()
  const translate = useTranslate()
  const when = useFormatDateTime()
  const stateOf = ({ version, signed_at, signed_by, signed_role, changed_by }: Rules[number]) =>
    signed_at
      ? text("state.signed", {
          version,
          by: signed_by,
          role: translate(`console.roles.${signed_role}`),
          at: when(signed_at),
        })
      : text("state.draft", { version, by: changed_by })
  if (rules.length === 0) return <Typography>{text("state.none")}</Typography>
  return rules.map((one, index) => {
    const before = rules[index + 1]
    return (
      <Box key={one.version} sx={{ mb: 1 }}>
        <Typography>
          {stateOf(one)}
          {one.reason && ` (${one.reason})`}
        </Typography>
        {before && (
          <details>
            <Typography component="summary" variant="body2" sx={{ cursor: "pointer" }}>
              {ruleText("versions.changes", { version: before.version })}
            </Typography>
            <RuleChanges before={before.rule} after={one.rule} />
          </details>
        )}
      </Box>
    )
  })
}
