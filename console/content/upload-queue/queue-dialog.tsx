import { Box, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, type SyntheticEvent, useState } from "react"
import { useRefresh } from "react-admin"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { useLeaveGuard } from "../../kit/form/leave-guard.tsx"
import { forgetDraft } from "../../kit/form/use-draft.ts"
import { type Label, type TextKey, useText } from "../../kit/text/use-language.ts"
import { FileChoice, type FileChoiceTexts } from "./file-choice.tsx"
import type { QueueRowProps } from "./queue-row.tsx"
import { countsOf, type QueuedFile } from "./queue.ts"
import { useQueueTexts } from "./texts.ts"
import type { UploadQueue } from "./use-upload-queue.ts"

interface QueueDialogProps<Entry extends QueuedFile, Target extends { isPublished: boolean }> {
  title: TextKey
  /** The name under which the fields for all files are kept. */
  draft?: string
  uploads: UploadQueue<Entry, Target>
  choice: FileChoiceTexts
  targetOf: (form: HTMLFormElement) => Target
  /** In place of "Upload". */
  submit?: Label | undefined
  /** The fields for all files. */
  children: ReactNode
  renderRow: (entry: Entry, row: Omit<QueueRowProps, "children">) => ReactNode
  /** Below the list. */
  notes?: ReactNode
  onClose: () => void
}

/** How many files are stored, and how many wait for the editor. */
function Progress({ queue }: { queue: readonly QueuedFile[] }) {
  const t = useQueueTexts()
  const { stored, failed, warned } = countsOf(queue)
  return (
    <Typography component="output" sx={{ display: "block", mt: 1 }}>
      {queue.length > 0 && t("progress", { stored, count: queue.length, failed })}
      {warned > 0 && (
        <Box component="span" sx={{ display: "block" }}>
          {t("held", { count: warned })}
        </Box>
      )}
    </Typography>
  )
}

/** Sends many files at once. Each has its own progress; a failed one is sent again without the others. */
export function QueueDialog<Entry extends QueuedFile, Target extends { isPublished: boolean }>(
  props: QueueDialogProps<Entry, Target>,
) {
  const { title, draft, uploads, choice, targetOf, children, renderRow, notes, onClose } = props
  const t = useText()
  const text = useQueueTexts()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { queue, isRunning, add, send, remove } = uploads
  const [form, setForm] = useState<HTMLFormElement>()
  const { unsent, stored } = countsOf(queue)
  useLeaveGuard(unsent > 0)

  const run = async (element: HTMLFormElement, only?: number) => {
    setForm(element)
    await send(targetOf(element), only)
    await queries.invalidateQueries({ queryKey: ["media"] })
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget)
  }
  const close = async () => {
    if (unsent > 0 && !window.confirm(t("ra.message.unsaved_changes"))) return
    if (form && stored > 0) await forgetDraft(form)
    if (stored > 0) refresh()
    onClose()
  }
  const isDone = queue.length > 0 && unsent === 0
  const label = props.submit ?? { text: text("send") }
  const row = (entry: Entry) => ({
    entry,
    isRunning,
    onRetry: (element: HTMLFormElement) => {
      if (element.reportValidity()) void run(element, entry.key)
    },
    onRemove: () => remove(entry.key),
  })
  return (
    <FormDialog
      title={t(title)}
      maxWidth="md"
      draft={draft}
      ignoresBackdrop
      isLocked={isRunning}
      closeLabel={isDone ? "ra.action.close" : "ra.action.cancel"}
      onClose={() => void close()}
      onSubmit={submit}
      {...(!isDone && { submit: { label, disabled: isRunning || queue.length === 0 } })}
    >
      <FileChoice {...choice} onAdd={(files) => void add(files)} />
      {children}
      <Progress queue={queue} />
      <Box component="ul" aria-label={t(title)} sx={{ p: 0, m: 0 }}>
        {queue.map((entry) => renderRow(entry, row(entry)))}
      </Box>
      {notes}
    </FormDialog>
  )
}
