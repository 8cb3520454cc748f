import { Alert, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify } from "react-admin"

import { type Preset, presetRule, presets } from "#domain/merit/candidates/merit-presets.ts"
import { meritRuleSchema, checkRule } from "#domain/merit/candidates/merit-rule.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { call } from "../../api/call.ts"
import { SelectField } from "../../kit/form/plain-field.tsx"
import { OutdatedDraft } from "../../kit/form/record-draft.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { Panel } from "../../kit/page/panel.tsx"
import { usePermission } from "../../permission.tsx"
import { useTexts } from "../use-texts.tsx"
import { RuleActions, useRuleDraft } from "./rule-actions.tsx"
import { RuleEditor } from "./rule-editor.tsx"
import { useRuleTexts } from "./texts.ts"
import { Versions } from "./versions.tsx"

interface RulePanelProps {
  where: { session: string; programme: string }
  /** Names the draft. */
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
    <SelectField
      label={text("presets.label")}
      helperText={text("presets.hint")}
      value=""
      choices={presets.map((id) => ({ id, name: text(`presets.${id}`) }))}
      onChange={onChoose}
      sx={{ maxWidth: 360, mt: 1 }}
    />
  )
}

/** What can be done with the newest version: begin with a pattern, or change a signed one. */
function Beginning({
  newest,
  onChoose,
}: {
  newest: MeritView["rules"][number] | undefined
  onChoose: (preset: Preset) => void
}) {
  const text = useRuleTexts()
  if (!newest?.signed_at) return <PresetSelect onChoose={onChoose} />
  const { version } = newest
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {text("newVersion", { version, next: version + 1 })}
    </Alert>
  )
}

const countErrors = (rule: unknown) => {
  const checked = checkRule(rule)
  return "errors" in checked ? Object.keys(checked.errors).length : 0
}

/** Shows the first input that is marked, above the bar that stays in view. */
const showFirstError = () => {
  const input = document.querySelector<HTMLElement>("fieldset [aria-invalid=true]")
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: "center" })
}

/** The rule of a programme: its versions, and the editor of the newest one. */
export function RulePanel({ where, path, rules, seats, firstYear, reload }: RulePanelProps) {
  const text = useTexts()
  const notify = useNotify()
  const mayDecide = usePermission()("merit.decide")
  const [newest] = rules
  const unmodifiedSince = newest?.changed_at ?? ""
  const draft = useRuleDraft(`merit-rule${path("rule")}`, newest?.rule, unmodifiedSince)
  const { rule, reason } = draft
  const [isTried, setIsTried] = useState(false)
  const { attempt, ...attempted } = useAttempt()
  const wrong = countErrors(rule)
  const store = async () => {
    await call("PUT /merit/:programme/rule", { ...where, unmodifiedSince, rule, reason })
    await draft.stored()
    notify("ra.notification.updated", { type: "success", messageArgs: { count: 1 } })
    await reload()
  }
  const save = () => {
    setIsTried(wrong > 0)
    if (wrong > 0) showFirstError()
    else void attempt(store)
  }
  const sign = async () => {
    const { version } = newest!
    await call("POST /merit/:programme/sign", { ...where, version, unmodifiedSince })
    await reload()
  }
  const choose = (preset: Preset) => draft.setRule(meritRuleSchema.parse(presetRule(preset, seats)))
  const actions = { newest, draft, wrong, isTried, onSave: save, onSign: () => void attempt(sign) }
  return (
    // With the overflow of a card hidden, nothing in it could be sticky.
    <Panel title={{ text: text("rule") }} sx={{ overflow: "visible" }}>
      <Versions rules={rules} />
      {mayDecide && <Beginning newest={newest} onChoose={choose} />}
      {draft.state === "outdated" && <OutdatedDraft onPutBack={draft.putBack} sx={{ my: 1 }} />}
      {rule && (
        <RuleEditor
          rule={rule}
          firstYear={firstYear}
          isReadOnly={!mayDecide}
          onChange={draft.setRule}
        />
      )}
      {mayDecide && newest && !newest.signed_at && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {text("signHint")}
        </Typography>
      )}
      {mayDecide && <RuleActions {...actions} {...attempted} />}
    </Panel>
  )
}
