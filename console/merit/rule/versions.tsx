import { Box, Typography } from "@mui/material"

import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { type RuleChange, ruleDifference } from "#domain/merit/rule-difference.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { useFormatDateTime } from "../../kit/day/date-field.tsx"
import { PlainTable } from "../../kit/table/plain-table.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { useNames, useTexts } from "../use-texts.tsx"
import { useRuleTexts } from "./texts.ts"

/** Settings whose values are words of the rule, each with its group of texts; "" for names. */
const groups: Record<string, string> = {
  rounding: "rounding.",
  guarantee_rounding: "guaranteeRounding.",
  ties: "ties.",
  conversion: "",
  minimum_of: "",
  traits_compartment: "",
  traits_overall: "",
}

/** What differs between two versions of a rule, each setting with its sentence. */
export function RuleChanges({ before, after }: Record<"before" | "after", MeritRule>) {
  const text = useRuleTexts()
  const nameOf = useNames()
  const changes = ruleDifference(before, after)
  const sentenceOf = ({ sentence, name }: RuleChange) =>
    text.find(`settings.${sentence}`, { name: /^\d*$/.test(name) ? name : nameOf(name) })
  const shown = (value: RuleChange["before"], { sentence }: RuleChange) => {
    if (value === undefined) return "–"
    if (typeof value === "boolean") return text(value ? "versions.yes" : "versions.no")
    const group = groups[sentence]
    if (group === undefined) return String(value)
    return String(value).replaceAll(/\w+/g, (word) =>
      group === "" ? nameOf(word) : (text.find(group + word) ?? word),
    )
  }
  if (changes.length === 0) return <Typography>{text("versions.none")}</Typography>
  return (
    <Box sx={{ overflowX: "auto" }}>
      <PlainTable
        columns={[
          { label: text("versions.setting"), cell: sentenceOf },
          { label: text("versions.before"), cell: (change) => shown(change.before, change) },
          { label: text("versions.after"), cell: (change) => shown(change.after, change) },
        ]}
        rows={changes}
        keyOf={({ sentence, name }) => `${sentence} ${name}`}
      />
    </Box>
  )
}

type Rules = MeritView["rules"]

/** All versions of a rule, the newest first: who signed each, why it was made, and what it changed. */
export function Versions({ rules }: { rules: Rules }) {
  const text = useTexts()
  const ruleText = useRuleTexts()
  const t = useText()
  const when = useFormatDateTime()
  const stateOf = ({ version, signed_at, signed_by, signed_role, changed_by }: Rules[number]) =>
    signed_at
      ? text("state.signed", {
          version,
          by: signed_by ?? "",
          role: signed_role ? t(`console.roles.${signed_role}`) : "",
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
