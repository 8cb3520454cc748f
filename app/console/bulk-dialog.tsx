import { Box, Button, LinearProgress, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, type SyntheticEvent, useState } from "react"
import {
  type RaRecord,
  useDataProvider,
  useListContext,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from "react-admin"

import { batchesOf, type BulkResult, runInBatches, type Skipped } from "./batches.ts"
import { ErrorMessage } from "./error-message.tsx"
import { FormDialog } from "./form-dialog.tsx"
import { type TextOf, textOf } from "./use-request.ts"

interface BulkDialogProps<Item> {
  title: string
  /** Label of a record in the list of skipped ones. */
  labelOf: (item: Item) => string
  /** Message key of why a record cannot be changed; undefined if it can. */
  whyNot: (item: Item) => string | undefined
  /** Changes a batch; returns its skipped records. */
  run: (batch: readonly Item[], text: TextOf) => Promise<Skipped[]>
  /** Additional inputs, given the selected records. */
  children?: (items: readonly Item[]) => ReactNode
  isReady?: boolean
  onClose: () => void
}

/** All selected records, including other pages. An id without a record was removed meanwhile. */
const useSelected = <Item extends RaRecord<string>>() => {
  const { resource, selectedIds } = useListContext<Item>()
  const dataProvider = useDataProvider()
  // Fix the selection when the dialog opens, so that it changes what it showed.
  const [ids] = useState(() => selectedIds.map(String))
  const { data: items, error } = useQuery({
    queryKey: ["bulk", resource, ids],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const found: Item[] = []
      for (const batch of batchesOf(ids)) {
        const { data } = await dataProvider.getMany<Item>(resource, { ids: batch })
        found.push(...data)
      }
      return found
    },
  })
  return { resource, ids, items, error }
}

interface SkippedListProps {
  skipped: readonly Skipped[]
  nameOf: (id: string) => string
}

function SkippedList({ skipped, nameOf }: SkippedListProps) {
  const translate = useTranslate()
  if (skipped.length === 0) return null
  const title = translate("console.bulk.skipped", { smart_count: skipped.length })
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
            {nameOf(id)}: {translate(reason)}
          </li>
        ))}
      </Box>
    </>
  )
}

/**
 * Confirms a bulk action, runs it in batches and shows how many records were changed. Lists skipped records with
 * their reason, before and after the run.
 */
export function BulkDialog<Item extends RaRecord<string>>({
  title,
  labelOf,
  whyNot,
  run,
  children,
  isReady = true,
  onClose,
}: BulkDialogProps<Item>) {
  const translate = useTranslate()
  const { resource, ids, items, error } = useSelected<Item>()
  const refresh = useRefresh()
  const unselect = useUnselectAll(resource)
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<BulkResult>()

  const found = new Map((items ?? []).map((item) => [item.id, item]))
  const nameOf = (id: string) => (found.has(id) ? labelOf(found.get(id)!) : id)
  const reasonOf = (id: string) =>
    found.has(id) ? whyNot(found.get(id)!) : "console.refusals.unknown"
  const leftOut = ids.flatMap((id) => {
    const reason = reasonOf(id)
    return reason ? [{ id, reason }] : []
  })
  const included = (items ?? []).filter((item) => !whyNot(item))

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = textOf(event.currentTarget)
    setProgress(0)
    const { done, skipped } = await runInBatches(included, (batch) => run(batch, text), setProgress)
    setResult({ done, skipped: [...leftOut, ...skipped] })
    unselect()
  }
  const close = () => {
    onClose()
    if (result) refresh()
  }
  const isRunning = progress !== undefined && !result
  return (
    <FormDialog
      title={title}
      onClose={isRunning ? undefined : close}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={close} disabled={isRunning}>
            {translate(result ? "ra.action.close" : "ra.action.cancel")}
          </Button>
          {!result && (
            <Button
              type="submit"
              variant="contained"
              disabled={!isReady || isRunning || included.length === 0}
            >
              {translate("console.applications.confirm")}
            </Button>
          )}
        </>
      }
    >
      {!items && !error && <LinearProgress aria-label={translate("ra.page.loading")} />}
      <ErrorMessage text={error?.message} />
      {items && !result && children?.(items)}
      <Typography component="output" sx={{ display: "block" }}>
        {result && translate("console.bulk.result", { done: result.done, smart_count: ids.length })}
        {isRunning && translate("console.bulk.progress", { progress, count: included.length })}
        {items &&
          isReady &&
          progress === undefined &&
          translate("console.bulk.plan", { count: included.length, smart_count: ids.length })}
      </Typography>
      {isRunning && (
        <LinearProgress
          aria-label={title}
          variant="determinate"
          value={(100 * progress) / included.length}
        />
      )}
      {items && isReady && <SkippedList skipped={result?.skipped ?? leftOut} nameOf={nameOf} />}
    </FormDialog>
  )
}
