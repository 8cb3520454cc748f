import { Box, FormHelperText, IconButton, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"

import { DeleteIcon } from "../../kit/page/icons.tsx"
import { type Path, useRule, useSetting } from "./editing.ts"
import { type SettingProps, TypedSetting } from "./text-setting.tsx"
import { useRuleTexts } from "./texts.ts"

interface RuleSectionProps {
  name:
    | "basis"
    | "weightage"
    | "deductions"
    | "eligibility"
    | "seats"
    | "traits"
    | "unfilled"
    | "ties"
  children: ReactNode
}

/** A part of the rule with its heading and what it decides. */
export function RuleSection({ name, children }: RuleSectionProps) {
  const text = useRuleTexts()
  const id = `rule-${name}`
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: "divider", pt: 1.5, mt: 2 }}
    >
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {text(`sections.${name}`)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {text.find(`hints.${name}`)}
      </Typography>
      <Stack spacing={1.5} useFlexGap>
        {children}
      </Stack>
    </Box>
  )
}

/** Short settings beside each other, as many as fit. */
export function RuleColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
      }}
    >
      {children}
    </Box>
  )
}

/** What is wrong with a group of settings as a whole. */
export function GroupError({ path }: { path: Path }) {
  const { ownError } = useSetting(path)
  return ownError === undefined ? null : <FormHelperText error>{ownError}</FormHelperText>
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useRuleTexts()
  return (
    <IconButton size="small" aria-label={text("remove", { name })} onClick={onRemove}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
}

/** A number under a name that can be removed. */
export function RemovableNumber({ name, ...setting }: SettingProps & { name: string }) {
  const { change } = useRule()
  return (
    <Box sx={{ display: "flex", alignItems: "center" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TypedSetting {...setting} empty="" />
      </Box>
      <RemoveButton name={name} onRemove={() => change(setting.path, undefined)} />
    </Box>
  )
}
