import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { type Preset, presetRule, presets } from "#domain/merit/candidates/merit-presets.ts"
import { type MeritRule, meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { Panel } from "../account/panel.tsx"
import { requestData } from "../api-client.ts"
import { useFormatDateTime } from "../date-field.tsx"
import { usePermission } from "../permission.tsx"
import { useAttempt } from "../use-attempt.ts"
import { Failure } from "./failure.tsx"
import { settingsOf, withSetting } from "./settings.ts"
import { useNames, useTexts } from "./use-texts.ts"

interface RulePanelProps {
  path: (action: string) => string
  rules: MeritView["rules"]
  seats: number
  reload: () => Promise<unknown>
}

function RuleState({ rules }: Pick<RulePanelProps, "rules">) {
  const text = useTexts()
  const translate = useTranslate()
  const when = useFormatDateTime()
  if (rules.length === 0) return <Typography>{text("state.none")}</Typography>
  return rules.map(({ version, signed_at, signed_by, signed_role, changed_by, reason }) => (
    <Typography key={version}>
      {signed_at
        ? text("state.signed", {
            version,
            by: signed_by,
            role: translate(`console.roles.${signed_role}`),
            at: when(signed_at),
          })
        : text("state.draft", { version, by: changed_by })}
      {reason && ` (${reason})`}
    </Typography>
  ))
}

const numberOf = (typed: string) => (typed === "" ? undefined : Number(typed))

interface SettingsProps {
  rule: MeritRule
  problems: Record<string, string>
  onChange: (rule: MeritRule) => void
}

function Settings({ rule, problems, onChange }: SettingsProps) {
  const text = useTexts()
  const nameOf = useNames()
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" }, my: 2 }}>
      {settingsOf(rule).map(({ path, sentence, name, value }) => {
        const id = path.join(".")
        const problem = problems[`rule.${id}`]
        return (
          <TextField
            key={id}
            id={id}
            type="number"
            label={text(`settings.${sentence}`, { name: nameOf(name) })}
            value={value ?? ""}
            error={problem !== undefined}
            helperText={problem?.replace("console.problems.", "")}
            slotProps={{ htmlInput: { step: "any", min: 0 }, inputLabel: { shrink: true } }}
            onChange={({ target }) => onChange(withSetting(rule, path, numberOf(target.value)))}
          />
        )
      })}
    </Box>
  )
}

function PresetSelect({ onChoose }: { onChoose: (preset: Preset) => void }) {
  const text = useTexts()
  return (
    <TextField
      select
      label={text("presets.label")}
      helperText={text("presets.hint")}
      value=""
      onChange={({ target }) => onChoose(target.value as Preset)}
      sx={{ minWidth: 280, mt: 1 }}
    >
      {presets.map((preset) => (
        <MenuItem key={preset} value={preset}>
          {text(`presets.${preset}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The rule of a programme: its versions, and the editor of the newest one. */
export function RulePanel({ path, rules, seats, reload }: RulePanelProps) {
  const text = useTexts()
  const may = usePermission()
  const [newest] = rules
  const [rule, setRule] = useState<MeritRule | undefined>(newest?.rule)
  const [reason, setReason] = useState("")
  const { attempt, failure, problems, isRunning } = useAttempt()
  const isFrozen = Boolean(newest?.signed_at)
  const isChanged = JSON.stringify(rule) !== JSON.stringify(newest?.rule)
  const seen = newest?.changed_at ?? ""
  const save = () =>
    attempt(async () => {
      await requestData("PUT", path("rule"), { seen, rule, reason })
      setReason("")
      await reload()
    })
  const sign = () =>
    attempt(async () => {
      await requestData("POST", path("sign"), { version: newest!.version, seen })
      await reload()
    })
  return (
    <Panel title={text("rule")}>
      <RuleState rules={rules} />
      {may("merit.decide") && (
        <>
          <PresetSelect
            onChoose={(preset) => setRule(meritRuleSchema.parse(presetRule(preset, seats)))}
          />
          {rule && <Settings rule={rule} problems={problems} onChange={setRule} />}
          {rule && isFrozen && isChanged && (
            <TextField
              id="reason"
              label={text("reason")}
              value={reason}
              fullWidth
              error={"reason" in problems}
              onChange={({ target }) => setReason(target.value)}
              sx={{ mb: 2 }}
            />
          )}
          <Failure failure={failure} />
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
            {rule && isChanged && (
              <Button variant="contained" disabled={isRunning} onClick={() => void save()}>
                {text("save")}
              </Button>
            )}
            {newest && !isFrozen && !isChanged && (
              <Button variant="contained" disabled={isRunning} onClick={() => void sign()}>
                {text("sign", { version: newest.version })}
              </Button>
            )}
          </Stack>
          {newest && !isFrozen && (
            <Alert severity="info" sx={{ mt: 2 }}>
              {text("signHint")}
            </Alert>
          )}
        </>
      )}
    </Panel>
  )
}
