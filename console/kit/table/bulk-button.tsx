import { type ReactElement, useState } from "react"
import {
  useUnselect,
  useUnselectAll,
  Button,
  useListContext,
  useNotify,
  useRefresh,
} from "react-admin"

import { batchesOf, runInBatches, type Skipped } from "#console/api/batches.ts"

import { useUndoNotice } from "../page/undo-notice.tsx"
import { useText } from "../text/use-language.ts"

/**
 * Returns a function that clears the selection after a bulk action. What it did not change stays selected, to be tried
 * again, if it was interrupted or changed nothing.
 */
export const useUnselectChanged = (resource: string) => {
  const unselect = useUnselect(resource)
  const unselectAll = useUnselectAll(resource)
  return (changed: readonly string[], isInterrupted: boolean) =>
    isInterrupted || changed.length === 0 ? unselect([...changed]) : unselectAll()
}

type Run = (ids: readonly string[]) => Promise<{ changed: readonly string[]; skipped?: Skipped[] }>

interface BulkButtonProps {
  /** Message key. */
  label: string
  icon: ReactElement
  /** Changes the records with these ids; returns the ids of those that were changed, and which were refused. */
  run: Run
  /** Takes it back. */
  undo: Run
}

/** Changes all selected records at once. The notice says how many there were, and takes it back. */
export function BulkButton({ label, icon, run, undo }: BulkButtonProps) {
  const t = useText()
  const { resource, selectedIds } = useListContext()
  const unselectChanged = useUnselectChanged(resource)
  const refresh = useRefresh()
  const notify = useNotify()
  const tellUndo = useUndoNotice()
  const [isRunning, setIsRunning] = useState(false)

  const change = async () => {
    setIsRunning(true)
    const changed: string[] = []
    const selected = selectedIds.map((id) => ({ id: String(id) }))
    const { skipped, isInterrupted } = await runInBatches(selected, async (batch) => {
      const done = await run(batch.map(({ id }) => id))
      changed.push(...done.changed)
      return done.skipped ?? []
    })
    setIsRunning(false)
    unselectChanged(changed, isInterrupted)
    refresh()
    const counts = { done: changed.length, count: selected.length }
    const text = t("console.bulk.result", counts)
    if (skipped[0]) notify(skipped[0].reason, { type: "error" })
    if (changed.length === 0) notify(text, { type: "info" })
    else
      tellUndo(text, async () => {
        const refused: Skipped[] = []
        for (const batch of batchesOf(changed)) refused.push(...((await undo(batch)).skipped ?? []))
        if (refused[0]) throw new Error(refused[0].reason)
      })
  }
  return (
    <Button label={label} disabled={isRunning} onClick={() => void change()}>
      {icon}
    </Button>
  )
}
