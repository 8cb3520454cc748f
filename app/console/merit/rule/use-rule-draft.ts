import { useRef, useState } from "react"

import { type MeritRule } from "#domain/merit/candidates/merit-rule.ts"

import { useLeaveGuard } from "../../drafts/leave-guard.tsx"
import { useDraft } from "../../drafts/use-draft.ts"

/** A rule as it is typed, and why it changes. */
interface Typed {
  rule: MeritRule | undefined
  reason: string
}

/**
 * The rule as it is typed. It stays in this browser until it is saved; a draft of an older version of the rule is put
 * back only on request.
 */
export const useRuleDraft = (name: string, stored: MeritRule | undefined, changedAt: string) => {
  const [typed, setTyped] = useState<Typed>({ rule: stored, reason: "" })
  const held = useRef<Typed>(undefined)
  const version = Date.parse(changedAt) || 0
  const { state, keep, remove } = useDraft(name, (draft) => {
    held.current = draft.values as Typed
    if (draft.version !== version) return "outdated"
    setTyped(held.current)
    return "restored"
  })
  const isChanged = JSON.stringify(typed.rule) !== JSON.stringify(stored)
  const allowLeaving = useLeaveGuard(isChanged)
  const change = (next: Typed) => {
    setTyped(next)
    keep(() => next, version)
  }
  return {
    ...typed,
    isChanged,
    state,
    setRule: (rule: MeritRule) => change({ ...typed, rule }),
    setReason: (reason: string) => change({ ...typed, reason }),
    putBack: () => held.current && change(held.current),
    discard: () => {
      setTyped({ rule: stored, reason: "" })
      void remove()
    },
    /** Call it when the server has stored the rule. */
    stored: () => {
      allowLeaving()
      return remove()
    },
  }
}
