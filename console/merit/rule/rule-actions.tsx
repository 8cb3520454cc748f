import { Alert, Box, Button, Stack, TextField, Typography } from "@mui/material"
import { useRef, useState } from "react"

import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { DraftStatus } from "../../kit/form/draft-form.tsx"
import { useLeaveGuard } from "../../kit/form/leave-guard.tsx"
import type { useAttempt } from "../../kit/form/use-attempt.ts"
import { useDraft } from "../../kit/form/use-draft.ts"
import { useText } from "../../kit/text/use-language.ts"
import { Failure, useTexts } from "../use-texts.tsx"
import { useRuleTexts } from "./texts.ts"
import { RuleChanges } from "./versions.tsx"

/** A rule as it is typed, and why it changes. */
interface RuleInput {
  rule: MeritRule | undefined
  reason: string
}

/**
 * The rule as it is typed. It stays in this browser until it is saved; a draft of an older version of the rule is put
 * back only on request.
 */
export const useRuleDraft = (name: string, stored: MeritRule | undefined, changedAt: string) => {
  const [input, setInput] = useState<RuleInput>({ rule: stored, reason: "" })
  const held = useRef<RuleInput>(undefined)
  const version = Date.parse(changedAt) || 0
  const { state, keep, remove } = useDraft(name, (draft) => {
    held.current = draft.values as RuleInput
    if (draft.version !== version) return "outdated"
    setInput(held.current)
    return "restored"
  })
  const isChanged = JSON.stringify(input.rule) !== JSON.stringify(stored)
  const allowLeaving = useLeaveGuard(isChanged)
  const change = (next: RuleInput) => {
    setInput(next)
    keep(() => next, version)
  }
  return {
    ...input,
    isChanged,
    state,
    setRule: (rule: MeritRule) => change({ ...input, rule }),
    setReason: (reason: string) => change({ ...input, reason }),
    putBack: () => held.current && change(held.current),
    discard: () => {
      setInput({ rule: stored, reason: "" })
      void remove()
    },
    /** Call it when the server has stored the rule. */
    stored: () => {
      allowLeaving()
      return remove()
    },
  }
}

/** How many settings are wrong. It shows the first one at an attempt to save. */
function Corrections({ count }: { count: number }) {
  const text = useRuleTexts()
  const t = useText()
  return (
    <div role="alert">
      {count > 0 && (
        <Alert severity="error" role="presentation">
          {t("console.refusals.refused")} {text("correct", { count })}
        </Alert>
      )}
    </div>
  )
}

/** What saving would change. */
function UnsavedChanges({ before, after }: { before: MeritRule; after: MeritRule }) {
  const text = useRuleTexts()
  return (
    <details>
      <Typography component="summary" variant="body2" sx={{ cursor: "pointer" }}>
        {text("versions.unsaved")}
      </Typography>
      <Box sx={{ maxHeight: "40vh", overflowY: "auto" }}>
        <RuleChanges before={before} after={after} />
      </Box>
    </details>
  )
}

interface RuleActionsProps extends Pick<
  ReturnType<typeof useAttempt>,
  "failure" | "errors" | "isRunning"
> {
  /** The newest version. */
  newest: MeritView["rules"][number] | undefined
  draft: ReturnType<typeof useRuleDraft>
  /** How many settings of the typed rule are wrong. */
  wrong: number
  /** Whether there was an attempt to save it. */
  isTried: boolean
  onSave: () => void
  onSign: () => void
}

const bar = {
  bottom: 0,
  zIndex: 1,
  bgcolor: "background.default",
  borderTop: 1,
  borderColor: "divider",
  pt: 1,
  pb: 1,
  mt: 2,
}

/** Saves or signs the rule, below the editor: with the changes, their reason, and what is wrong. */
export function RuleActions({ newest, draft, wrong, isTried, ...attempt }: RuleActionsProps) {
  const { onSave, onSign, failure, errors, isRunning } = attempt
  const text = useTexts()
  const ruleText = useRuleTexts()
  const { rule, reason, isChanged, state } = draft
  const isFrozen = Boolean(newest?.signed_at)
  return (
    // On a phone it would cover half of the screen.
    <Box sx={isChanged || !isFrozen ? { ...bar, position: { md: "sticky" } } : bar}>
      {newest && rule && isChanged && wrong === 0 && (
        <UnsavedChanges before={newest.rule} after={rule} />
      )}
      {rule && isFrozen && isChanged && (
        <TextField
          id="reason"
          label={text("reason")}
          value={reason}
          error={"reason" in errors}
          onChange={({ target }) => draft.setReason(target.value)}
        />
      )}
      <Corrections count={isTried ? wrong : 0} />
      <Failure failure={failure} />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: "wrap", alignItems: "center", mt: 1 }}
      >
        {rule && isChanged && (
          <Button variant="contained" disabled={isRunning} onClick={onSave}>
            {text("save")}
          </Button>
        )}
        {newest && !isFrozen && !isChanged && (
          <Button variant="contained" disabled={isRunning} onClick={onSign}>
            {text("sign", { version: newest.version })}
          </Button>
        )}
        {isChanged && <Button onClick={draft.discard}>{ruleText("discard")}</Button>}
        {state !== "outdated" && <DraftStatus state={state} onDiscard={draft.discard} />}
      </Stack>
    </Box>
  )
}
