import { Box, Typography } from "@mui/material"
import { useState } from "react"

import { type SessionChange, sessionChanges } from "#domain/admission/session-changes.ts"
import {
  countProgrammeApplications,
  type SessionUsage,
  totalOf,
} from "#domain/admission/session-usage.ts"
import { type Session, sessionSchema } from "#domain/admission/session.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import { statuses } from "#domain/applications/workflow.ts"
import { formatMoment } from "#domain/content/format.ts"
import { readItem } from "#domain/content/read-item.ts"

import { call } from "../api/call.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { describeChange } from "./describe-change.ts"
import { useFieldLabel, useNow, useSessionTexts } from "./texts/use-texts.ts"
import { nameOf, namesOfSubjects } from "./texts/wording.ts"
import type { SessionEntry } from "./use-session.ts"

interface ConfirmDialogProps {
  label: string
  before: Session
  after: Session
  changes: readonly SessionChange[]
  usage: SessionUsage
  onAnswer: (isConfirmed: boolean) => void
}

/** The names of both versions: a removed programme or subject has its name only in the former. */
const useNames = ({ before, after }: Pick<ConfirmDialogProps, "before" | "after">) => {
  const language = useConsoleLanguage()
  const programmes = [...after.programmes, ...before.programmes]
  return {
    programmeName: (code: string) =>
      nameOf(programmes.find((programme) => programme.code === code) ?? { code }, language),
    subjectName: namesOfSubjects([...after.subjects, ...before.subjects], language),
  }
}

/** Applications by programme and status. */
function Counts({ usage, programmeName }: CountsProps) {
  const language = useConsoleLanguage()
  return (
    <Box component="ul" sx={{ mt: 0 }}>
      {Object.entries(usage.programmes).map(([programme, byStatus]) => {
        const parts = statuses
          .filter((status) => byStatus[status])
          .map((status) => `${staffStatusMessages[status].name[language]} ${byStatus[status]}`)
        return (
          <li key={programme}>
            {`${programmeName(programme)}: ${countProgrammeApplications(usage, programme)} `}
            {`(${parts.join(", ")})`}
          </li>
        )
      })}
    </Box>
  )
}

interface CountsProps {
  usage: SessionUsage
  programmeName: (code: string) => string
}

/** Says what the changes of a session mean for its applications, before they are saved. */
function ConfirmDialog(props: ConfirmDialogProps) {
  const { label, changes, usage, onAnswer } = props
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const fieldLabel = useFieldLabel()
  const names = useNames(props)
  const context = {
    ...names,
    t,
    fieldLabel,
    usage,
    momentText: (moment: Parameters<typeof formatMoment>[0]) => formatMoment(moment, language),
    now: useNow(),
  }
  return (
    <FormDialog
      title={t("changes.title")}
      maxWidth="md"
      ignoresBackdrop
      closeLabel={{ text: t("changes.back") }}
      onClose={() => onAnswer(false)}
      onSubmit={(event) => {
        event.preventDefault()
        // Events of a dialog bubble through React to the form that opened it.
        event.stopPropagation()
        onAnswer(true)
      }}
      submit={{ label: { text: t("changes.confirm") } }}
    >
      <Typography>{t("changes.applications", { label, count: totalOf(usage) })}</Typography>
      <Counts usage={usage} programmeName={names.programmeName} />
      <Typography variant="h6" component="h3">
        {t("changes.effects")}
      </Typography>
      <Box component="ul" sx={{ mt: 0, mb: 0 }}>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{describeChange(change, context)}</li>
        ))}
      </Box>
    </FormDialog>
  )
}

/**
 * Asks before a session with applications is changed, and says what the changes mean. The numbers are read when it asks.
 * An item with errors is not asked about: the server refuses it.
 */
export const useConfirmation = (entry: SessionEntry | undefined) => {
  const [dialog, setDialog] = useState<ConfirmDialogProps>()

  const confirm = async (item: unknown): Promise<boolean> => {
    const read = readItem(sessionSchema, item)
    if (!entry || "errors" in read) return true
    const changes = sessionChanges(entry.item, read.item)
    if (changes.length === 0) return true
    const usage = await call("GET /sessions/:id/usage", { id: entry.id })
    if (totalOf(usage) === 0) return true
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setDialog(undefined)
        resolve(isConfirmed)
      }
      const question = { label: entry.id, before: entry.item, after: read.item, changes, usage }
      setDialog({ ...question, onAnswer: answer })
    })
  }
  return { confirm, dialog: dialog && <ConfirmDialog {...dialog} /> }
}
