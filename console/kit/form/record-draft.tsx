import type { SxProps } from "@mui/material"
import { useCallback, useEffect, useEffectEvent, useRef } from "react"
import {
  type RaRecord,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
} from "react-admin"
import { type FieldValues, useFormContext, useFormState } from "react-hook-form"

import { ActionAlert } from "../page/error-alert.tsx"
import { DraftStatus } from "./draft-form.tsx"
import { useLeaveGuard } from "./leave-guard.tsx"
import { useDraft } from "./use-draft.ts"

type Versioned = RaRecord & { version?: number }
type Mutate = (resource: string, params: object) => Promise<unknown>

const without = (values: FieldValues, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Calls back when the server has stored the form's record, before the page goes on. */
const useStored = (onStored: () => void | Promise<void>) => {
  const middleware = useCallback(
    async (resource: string, params: object, next: Mutate) => {
      const stored = await next(resource, params)
      await onStored()
      return stored
    },
    [onStored],
  )
  useRegisterMutationMiddleware(middleware as never)
}

/** Asks before the page of a record is left with unsaved changes, of a form that is not kept. Belongs into the form. */
export function RecordGuard() {
  const { dirtyFields } = useFormState()
  useStored(useLeaveGuard(Object.keys(dirtyFields).length > 0))
  return null
}

/** Says that a draft belongs to an older version of the record. */
export function OutdatedDraft({ onPutBack, sx }: { onPutBack: () => void; sx: SxProps }) {
  return (
    <ActionAlert
      severity="warning"
      text="console.drafts.outdated"
      action="console.drafts.putBack"
      onAction={onPutBack}
      sx={sx}
    />
  )
}

const keepsAll: readonly string[] = []

/**
 * Keeps react-admin's form of a record in this browser at each input, and asks before the page is left. A draft of
 * an older version of the record is put back only when the member of staff says so. `never` names fields that are not
 * kept. Belongs into the form.
 */
export function RecordDraft({ never = keepsAll }: { never?: readonly string[] }) {
  const resource = useResourceContext()
  const record = useRecordContext<Versioned>()
  const { getValues, reset, watch } = useFormContext()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const held = useRef<FieldValues>(undefined)

  const putBack = () =>
    reset({ ...getValues(), ...held.current }, { keepDefaultValues: true, keepDirty: false })
  const { state, keep, remove } = useDraft(`${resource}/${record?.id ?? ""}`, (draft) => {
    held.current = draft.values as FieldValues
    const isStored = Object.entries(held.current).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(getValues(name)),
    )
    // It was sent by a page that got no answer, and saved.
    if (isStored) return "stored"
    if (draft.version !== record?.version) return "outdated"
    putBack()
    return "restored"
  })
  const allowLeaving = useLeaveGuard(isDirty)
  // Changes that the form reports between the server's answer and the page's next step are stored already.
  const isStored = useRef(false)
  useStored(
    useCallback(async () => {
      isStored.current = true
      allowLeaving()
      // A page closed right after the answer would leave the draft behind.
      await remove()
    }, [allowLeaving, remove]),
  )
  const wasDirty = useRef(false)
  useEffect(() => {
    if (!isDirty) isStored.current = false
    // The form was reset to the stored values. Delete the draft that it wrote while it still counted as changed.
    if (wasDirty.current && !isDirty) void remove()
    wasDirty.current = isDirty
  }, [isDirty, remove])
  const version = record?.version
  const keepInput = useEffectEvent((values: FieldValues, type: string | undefined) => {
    if (isStored.current) return
    if (type === "change" || isDirty) keep(() => without(values, never), version)
  })
  useEffect(() => {
    const { unsubscribe } = watch((values, { type }) => keepInput(values, type))
    return unsubscribe
  }, [watch])

  if (state === "outdated")
    return <OutdatedDraft onPutBack={putBack} sx={{ mb: 2, width: "100%" }} />
  const discard = () => {
    reset()
    void remove()
  }
  return <DraftStatus state={state} onDiscard={discard} />
}
