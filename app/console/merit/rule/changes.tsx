import { Box, Typography } from "@mui/material"

import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { type RuleChange, ruleDifference } from "#domain/merit/rule-editing/rule-difference.ts"

import { PlainTable } from "../../plain-table.tsx"
import { useNames } from "../use-texts.ts"
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
    text(`settings.${sentence}`, { name: /^\d*$/.test(name) ? name : nameOf(name) })
  const shown = (value: RuleChange["before"], { sentence }: RuleChange) => {
    if (value === undefined) return "–"
    if (typeof value === "boolean") return text(value ? "versions.yes" : "versions.no")
    const group = groups[sentence]
    if (group === undefined) return String(value)
    return String(value).replaceAll(/\w+/g, (word) =>
      group === "" ? nameOf(word) : text(group + word),
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
