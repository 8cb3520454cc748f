import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify, useTranslate } from "react-admin"

import { type Preset, presetRule, presets } from "#domain/merit/candidates/merit-presets.ts"
import { meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import { checkRule } from "#domain/merit/rule-editing/check-rule.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { Panel } from "../../account/panel.tsx"
import { requestData } from "../../api/api-client.ts"
import { useAttempt } from "../../api/use-attempt.ts"
import { DraftStatus } from "../../drafts/draft-form.tsx"
import { usePermission } from "../../permission.tsx"
import { Failure } from "../failure.tsx"
import { useTexts } from "../use-texts.ts"
import { Changes } from "./changes.tsx"
import { RuleEditor } from "./rule-editor.tsx"
import { useRuleDraft } from "./use-rule-draft.ts"
import { useRuleTexts } from "./use-rule-texts.ts"
import { Versions } from "./versions.tsx"

interface RulePanelProps {
  path: (action: string) => string
  rules: MeritView["rules"]
  /** How many seats a pattern begins with. */
  seats: number
  /** The first year of the session. */
  firstYear: number
  reload: () => Promise<unknown>
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
      sx={{ maxWidth: 360, mt: 1 }}
    >
      {presets.map((preset) => (
        <MenuItem key={preset} value={preset}>
          {text(`presets.${preset}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Says that a draft belongs to an older version of the rule. */
function Outdated({ onPutBack }: { onPutBack: () => void }) {
  const translate = useTranslate()
  const button = (
    <Button color="inherit" onClick={onPutBack}>
      {translate("console.drafts.putBack")}
    </Button>
  )
  return (
    <Alert severity="warning" action={button} sx={{ my: 1 }}>
      {translate("console.drafts.outdated")}
    </Alert>
  )
}

/** How many settings are wrong. It shows the first one when somebody tries to save. */
function Corrections({ problems }: { problems: readonly string[] }) {
  const text = useRuleTexts()
  const translate = useTranslate()
  return (
    <div role="alert">
      {problems.length > 0 && (
        <Alert severity="error" role="presentation">
          {translate("console.refusals.refused")}{" "}
          {text("correct", { smart_count: problems.length })}
        </Alert>
      )}
    </div>
  )
}

const problemsOf = (rule: unknown) => {
  const checked = checkRule(rule)
  return "problems" in checked ? Object.keys(checked.problems) : []
}

/** Shows the first input that is marked, above the bar that stays in view. */
const showFirstProblem = () => {
  const input = document.querySelector<HTMLElement>("fieldset [aria-invalid=true]")
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: "center" })
}

/** The rule of a programme: its versions, and the editor of the newest one. */
export function RulePanel({ path, rules, seats, firstYear, reload }: RulePanelProps) {
  const text = useTexts()
  const ruleText = useRuleTexts()
  const notify = useNotify()
  const may = usePermission()
  const [newest] = rules
  const seen = newest?.changed_at ?? ""
  const draft = useRuleDraft(`merit-rule${path("rule")}`, newest?.rule, seen)
  const { rule, reason, isChanged } = draft
  const [isTried, setIsTried] = useState(false)
  const { attempt, failure, problems, isRunning } = useAttempt()
  const mayDecide = may("merit.decide")
  const isFrozen = Boolean(newest?.signed_at)
  const wrong = isTried ? problemsOf(rule) : []
  const save = () => {
    if (problemsOf(rule).length > 0) {
      setIsTried(true)
      showFirstProblem()
      return
    }
    void attempt(async () => {
      await requestData("PUT", path("rule"), { seen, rule, reason })
      draft.stored()
      notify("ra.notification.updated", { type: "success", messageArgs: { smart_count: 1 } })
      await reload()
    })
  }
  const sign = () =>
    attempt(async () => {
      await requestData("POST", path("sign"), { version: newest!.version, seen })
      await reload()
    })
  return (
    // A card hides what it does not hold, and then nothing in it can stay in view.
    <Panel title={text("rule")} sx={{ overflow: "visible" }}>
      <Versions rules={rules} />
      {mayDecide && !isFrozen && (
        <PresetSelect
          onChoose={(preset) => draft.setRule(meritRuleSchema.parse(presetRule(preset, seats)))}
        />
      )}
      {mayDecide && newest && isFrozen && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {ruleText("newVersion", { version: newest.version, next: newest.version + 1 })}
        </Alert>
      )}
      {draft.state === "outdated" && <Outdated onPutBack={draft.putBack} />}
      {rule && (
        <RuleEditor
          rule={rule}
          firstYear={firstYear}
          isReadOnly={!mayDecide}
          onChange={draft.setRule}
        />
      )}
      {mayDecide && newest && !isFrozen && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {text("signHint")}
        </Typography>
      )}
      {mayDecide && (
        <Box
          sx={{
            // On a phone it would cover half of the screen.
            position: { md: "sticky" },
            bottom: 0,
            zIndex: 1,
            bgcolor: "background.paper",
            borderTop: 1,
            borderColor: "divider",
            pt: 1,
            pb: 1,
            mt: 2,
          }}
        >
          {newest && isChanged && problemsOf(rule).length === 0 && rule && (
            <details>
              <Typography component="summary" variant="body2" sx={{ cursor: "pointer" }}>
                {ruleText("versions.unsaved")}
              </Typography>
              <Box sx={{ maxHeight: "40vh", overflowY: "auto" }}>
                <Changes before={newest.rule} after={rule} />
              </Box>
            </details>
          )}
          {rule && isFrozen && isChanged && (
            <TextField
              id="reason"
              label={text("reason")}
              value={reason}
              fullWidth
              error={"reason" in problems}
              onChange={({ target }) => draft.setReason(target.value)}
            />
          )}
          <Corrections problems={wrong} />
          <Failure failure={failure} />
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ flexWrap: "wrap", alignItems: "center", mt: 1 }}
          >
            {rule && isChanged && (
              <Button variant="contained" disabled={isRunning} onClick={save}>
                {text("save")}
              </Button>
            )}
            {newest && !isFrozen && !isChanged && (
              <Button variant="contained" disabled={isRunning} onClick={() => void sign()}>
                {text("sign", { version: newest.version })}
              </Button>
            )}
            {isChanged && <Button onClick={draft.discard}>{ruleText("discard")}</Button>}
            {draft.state !== "outdated" && draft.state !== "restored" && (
              <DraftStatus state={draft.state} onDiscard={draft.discard} />
            )}
            {draft.state === "restored" && (
              <DraftStatus state="restored" onDiscard={draft.discard} />
            )}
          </Stack>
        </Box>
      )}
    </Panel>
  )
}
