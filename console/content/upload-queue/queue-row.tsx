import { Button, IconButton, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"

import { DeleteIcon } from "../../kit/page/icons.tsx"
import { Tag } from "../../kit/table/tag.tsx"
import { useText } from "../../kit/text/use-language.ts"
import type { QueuedFile } from "./queue.ts"
import { useQueueTexts } from "./texts.ts"

const tones = {
  waiting: "over",
  sending: "busy",
  warned: "waiting",
  stored: "good",
  failed: "waiting",
} as const

export interface QueueRowProps {
  entry: QueuedFile
  isRunning: boolean
  onRetry: (form: HTMLFormElement) => void
  onRemove: () => void
  /** Beside the state. */
  tags?: ReactNode
  /** Why it failed. */
  error?: string | undefined
  /** A button before the one that removes the file. */
  action?: ReactNode
  /** Its fields. */
  children?: ReactNode
}

/** Whether the fields of a file can still be changed. */
const isOpen = ({ state }: QueuedFile) => state !== "stored" && state !== "sending"

/** A file of the queue: its state, a retry if it failed, and its own fields while they can be changed. */
export function QueueRow(props: QueueRowProps) {
  const { entry, isRunning, onRetry, onRemove, tags, error, action, children } = props
  const { name, state } = entry
  const t = useText()
  const text = useQueueTexts()
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: "wrap", alignItems: "center", py: 0.5, borderTop: 1, borderColor: "divider" }}
    >
      <Typography sx={{ flex: "1 1 10em", minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
      </Typography>
      {tags}
      <Tag tone={tones[state]}>{text(state)}</Tag>
      {state === "failed" && (
        <Button
          size="small"
          disabled={isRunning}
          onClick={({ currentTarget }) => onRetry(currentTarget.form!)}
          aria-label={`${text("retry")}: ${name}`}
        >
          {text("retry")}
        </Button>
      )}
      {isOpen(entry) && (
        <>
          {action}
          <IconButton
            size="small"
            disabled={isRunning}
            aria-label={`${t("ra.action.remove")}: ${name}`}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
      {error && (
        <Typography role="alert" color="error" variant="body2" sx={{ width: "100%" }}>
          {error}
        </Typography>
      )}
      {isOpen(entry) && children}
    </Stack>
  )
}
