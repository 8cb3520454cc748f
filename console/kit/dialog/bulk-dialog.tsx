import { Box, LinearProgress, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, type SyntheticEvent, useState } from "react"
import { type RaRecord, useDataProvider, useListContext, useRefresh } from "react-admin"

import { batchesOf, type BulkResult, runInBatches, type Skipped } from "#console/api/batches.ts"

import { type TextOf, formText } from "../form/form-text.ts"
import { forgetDraft } from "../form/use-draft.ts"
import { ErrorAlert } from "../page/error-alert.tsx"
import { useUndoNotice } from "../page/undo-notice.tsx"
import { useUnselectChanged } from "../table/bulk-button.tsx"
import { type Label, useText, useTextOfKey } from "../text/use-language.ts"
import { FormDialog } from "./form-dialog.tsx"

interface BulkDialogProps<Item> {
  title: string
  /** What the button says that runs the action. */
  action: Label
  /** Label of a record in the list of skipped ones. */
  labelOf: (item: Item) => string
  /** Message key of why a record cannot be changed; undefined if it can. */
  whyNot: (item: Item) => string | undefined
  /** Changes a batch, whose first record has this position among all; returns its skipped records. */
  run: (batch: readonly Item[], text: TextOf, start: number) => Promise<Skipped[]>
  /** Additional inputs, given the selected records and those of them that can be changed. */
  children?: (items: readonly Item[], included: readonly Item[]) => ReactNode
  isReady?: boolean
  /** Shown with the result. */
  outcome?: ReactNode
  /** The name under which typed text stays in this browser (drafts/draft-form.tsx). */
  draft?: string | undefined
  /** Takes the change of these records back. Offered in a notice when the dialog closes. */
  undo?: ((changed: readonly Item[]) => Promise<unknown>) | undefined
  onClose: () => void
}

interface SkippedListProps {
  skipped: readonly Skipped[]
  nameOf: (id: string) => string
}

function SkippedList({ skipped, nameOf }: SkippedListProps) {
  const t = useText()
  const textOfKey = useTextOfKey()
  if (skipped.length === 0) return null
  const title = t("console.bulk.skipped", { count: skipped.length })
  return (
    <>
      <Typography sx={{ mt: 2 }}>{title}</Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={title}
        sx={{ maxHeight: 200, overflowY: "auto", mt: 0.5, pl: 3 }}
      >
        {skipped.map(({ id, reason }) => (
          <li key={id}>
            {nameOf(id)}: {textOfKey(reason)}
          </li>
        ))}
      </Box>
    </>
  )
}

interface Progress {
  title: string
  selected: number
  included: number
  isReady: boolean
  progress: number | undefined
  result: BulkResult | undefined
}

/** How many records will be, are being, or were changed. */
function ProgressText({ title, selected, included, isReady, progress, result }: Progress) {
  const t = useText()
  const isRunning = progress !== undefined && !result
  return (
    <>
      <Typography component="output" sx={{ display: "block" }}>
        {result && t("console.bulk.result", { done: result.done, count: selected })}
        {isRunning && t("console.bulk.progress", { progress, count: included })}
        {isReady && progress === undefined && t("console.bulk.plan", { included, count: selected })}
      </Typography>
      {isRunning && (
        <LinearProgress
          aria-label={title}
          variant="determinate"
          value={(100 * progress) / included}
        />
      )}
    </>
  )
}

/**
 * All selected records, including other pages, and which of them can be changed, in the order in which they were selected.
 * An id without a record was removed meanwhile.
 */
const useSelection = <Item extends RaRecord<string>>({
  labelOf,
  whyNot,
}: Pick<BulkDialogProps<Item>, "labelOf" | "whyNot">) => {
  const { resource, selectedIds } = useListContext<Item>()
  const dataProvider = useDataProvider()
  // Fix the selection when the dialog opens, so that it changes what it showed.
  const [ids] = useState(() => selectedIds.map(String))
  const { data: items, error } = useQuery({
    queryKey: ["bulk", resource, ids],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const records: Item[] = []
      for (const batch of batchesOf(ids)) {
        const { data } = await dataProvider.getMany<Item>(resource, { ids: batch })
        records.push(...data)
      }
      return records
    },
  })
  const itemsById = new Map((items ?? []).map((item) => [item.id, item]))
  const nameOf = (id: string) => (itemsById.has(id) ? labelOf(itemsById.get(id)!) : id)
  const excluded = ids.flatMap((id) => {
    const item = itemsById.get(id)
    const reason = item ? whyNot(item) : "console.refusals.unknown"
    return reason ? [{ id, reason }] : []
  })
  const included = ids.flatMap((id) => itemsById.get(id) ?? []).filter((item) => !whyNot(item))
  return { resource, ids, items, error, nameOf, excluded, included }
}

/** Runs the action on the included records, and closes the dialog: at once if nothing is left to read. */
const useBulkRun = <Item extends RaRecord<string>>(
  { run, undo, onClose }: Pick<BulkDialogProps<Item>, "run" | "undo" | "onClose">,
  { resource, ids, excluded, included }: ReturnType<typeof useSelection<Item>>,
) => {
  const t = useText()
  const refresh = useRefresh()
  const unselectChanged = useUnselectChanged(resource)
  const tellUndo = useUndoNotice()
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<BulkResult>()

  const changedOf = ({ skipped }: BulkResult) => {
    const unchanged = new Set(skipped.map(({ id }) => id))
    return included.filter(({ id }) => !unchanged.has(id))
  }
  const finish = (ended: BulkResult) => {
    onClose()
    refresh()
    if (!undo || ended.done === 0) return
    const changed = changedOf(ended)
    const text = t("console.bulk.result", { done: ended.done, count: ids.length })
    tellUndo(text, () => undo(changed))
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = formText(form)
    setProgress(0)
    const runBatch = (batch: readonly Item[], start: number) => run(batch, text, start)
    const ran = await runInBatches(included, runBatch, setProgress)
    if (ran.done > 0) await forgetDraft(form)
    unselectChanged(
      changedOf(ran).map(({ id }) => id),
      ran.isInterrupted,
    )
    const all = { ...ran, skipped: [...excluded, ...ran.skipped] }
    if (undo && all.skipped.length === 0) finish(all)
    else setResult(all)
  }
  const close = () => (result ? finish(result) : onClose())
  return { progress, result, submit, close }
}

/**
 * Asks what a bulk action needs, runs it in batches and shows how many records were changed. Lists skipped records with
 * their reason, before and after the run.
 */
export function BulkDialog<Item extends RaRecord<string>>(props: BulkDialogProps<Item>) {
  const { title, action, children, isReady = true, outcome, draft } = props
  const t = useText()
  const selected = useSelection(props)
  const { ids, items, error, nameOf, excluded, included } = selected
  const { progress, result, submit, close } = useBulkRun(props, selected)
  const isRunning = progress !== undefined && !result
  const isDisabled = !isReady || isRunning || included.length === 0
  const confirm = { label: action, disabled: isDisabled }
  const counts = { selected: ids.length, included: included.length }
  return (
    <FormDialog
      title={title}
      onClose={close}
      closeLabel={result ? "ra.action.close" : "ra.action.cancel"}
      isLocked={isRunning}
      onSubmit={submit}
      // The fields are rendered once the records are loaded.
      draft={items && draft}
      {...(!result && { submit: confirm })}
    >
      {!items && !error && <LinearProgress aria-label={t("ra.page.loading")} />}
      <ErrorAlert text={error?.message} />
      {items && !result && children?.(items, included)}
      <ProgressText
        {...{ title, progress, result, ...counts }}
        isReady={items !== undefined && isReady}
      />
      {result && outcome}
      {items && isReady && <SkippedList skipped={result?.skipped ?? excluded} nameOf={nameOf} />}
    </FormDialog>
  )
}
