import { Alert, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import type { ErasureGroup } from "#domain/privacy/erasure-kinds.ts"
import type { DueGroupView } from "#server/features/privacy/privacy.ts"

import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { useFormatDateTime } from "../day/date-field.tsx"
import { FormDialog } from "../dialogs/form-dialog.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { useSizes } from "../operations/use-sizes.ts"
import { PlainField } from "../plain-field.tsx"

/** The name of a group: its kind, and the session if it has one. */
export const useGroupName = () => {
  const translate = useTranslate()
  return ({ kind, session }: ErasureGroup) => {
    const name = translate(`console.privacy.due.kinds.${kind}`)
    return session === "" ? name : `${name}, ${session}`
  }
}

interface EraseDueDialogProps {
  group: DueGroupView
  lastBackup: string | null
  onClose: () => void
  onErased: (count: number) => void
}

/** Confirms the erasure of a group with the own password, and the number of records if there are many. */
export function EraseDueDialog({ group, lastBackup, onClose, onErased }: EraseDueDialogProps) {
  const translate = useTranslate()
  const when = useFormatDateTime()
  const { number } = useSizes()
  const nameOf = useGroupName()
  const { submit, failure, errors, isRunning } = useAttempt()
  const text = (name: string, values?: object) => translate(`console.privacy.due.${name}`, values)
  const { kind, session, sha256, count, isLarge } = group

  const erase = submit(async (typed) => {
    const erased = await requestData<{ count: number }>("POST", "/privacy/due/erase", {
      kind,
      session,
      sha256,
      password: typed("password"),
      ...(isLarge && { count: typed("count") }),
    })
    onErased(erased.count)
    onClose()
  })
  const hasFieldError = errors["password"] !== undefined || errors["count"] !== undefined
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={erase}
      noValidate
      title={text("title_erase", { number: number(count), kind: nameOf(group) })}
      submit={{ label: "console.privacy.due.erase", color: "error", disabled: isRunning }}
    >
      <Typography gutterBottom>{text("what")}</Typography>
      {lastBackup ? (
        <Typography gutterBottom color="text.secondary">
          {text("backup", { time: when(lastBackup) })}
        </Typography>
      ) : (
        <Alert severity="warning">{text("noBackup")}</Alert>
      )}
      {isLarge && (
        <PlainField
          name="count"
          label="console.privacy.due.number"
          error={errors["count"]}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
      )}
      <PlainField
        name="password"
        label="console.account.currentPassword"
        type="password"
        autoComplete="current-password"
        error={errors["password"]}
      />
      <ErrorAlert text={hasFieldError ? undefined : failure?.message} />
    </FormDialog>
  )
}
