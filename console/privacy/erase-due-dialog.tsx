import { Alert, Checkbox, FormControlLabel, Typography } from "@mui/material"

import type { ErasureGroup } from "#domain/privacy/erasure.ts"
import type { DueGroupView } from "#server/features/privacy/privacy.ts"

import { call } from "../api/call.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { CurrentPassword, PlainField } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { useText, type TextKey, useTextIn } from "../kit/text/use-language.ts"
import { useSizes } from "../operations/use-sizes.ts"

/** The name of a group: its kind, and the session if it has one. */
export const useGroupName = () => {
  const t = useText()
  return ({ kind, session }: ErasureGroup) => {
    const name = t(`console.privacy.due.kinds.${kind}`)
    return session === "" ? name : `${name}, ${session}`
  }
}

/** A checkbox: its name in the call, its label and explanation. */
interface ChoiceProps {
  name: string
  label: TextKey
  hint: TextKey
}

function Choice({ name, label, hint }: ChoiceProps) {
  const t = useText()
  const hintId = `${name}-hint`
  return (
    <>
      <FormControlLabel
        control={<Checkbox name={name} slotProps={{ input: { "aria-describedby": hintId } }} />}
        label={t(label)}
      />
      <Typography id={hintId} variant="body2" color="text.secondary" gutterBottom>
        {t(hint)}
      </Typography>
    </>
  )
}

interface Confirmation {
  password: string
  count?: string
}

interface ConfirmErasureProps {
  title: string
  /** What is erased, as a sentence. */
  what: string
  lastBackup: string | null
  /** The label of the button. */
  label: TextKey
  /** Whether the number of records must be typed. */
  isLarge: boolean
  /** The call that erases the list that was shown. */
  erase: (confirmed: Confirmation, isTicked: boolean) => Promise<{ count: number }>
  /** A choice that is sent too, not ticked at first. */
  choice?: ChoiceProps
  onClose: () => void
  onErased: (count: number) => void
}

/** Confirms an erasure with the own password, and the number of records if there are many. */
export function ConfirmErasure(props: ConfirmErasureProps) {
  const { title, what, lastBackup, label, isLarge, erase, choice, onClose, onErased } = props
  const when = useFormatDateTime()
  const text = useTextIn("console.privacy.due")

  const send: Send = async (textOf, form) => {
    const confirmed = { password: textOf("password"), ...(isLarge && { count: textOf("count") }) }
    const isTicked = choice !== undefined && new FormData(form).has(choice.name)
    const erased = await erase(confirmed, isTicked)
    onErased(erased.count)
  }
  return (
    <FormDialog
      onClose={onClose}
      send={send}
      noValidate
      title={title}
      submit={{ label, color: "error" }}
    >
      <Typography gutterBottom>{what}</Typography>
      {lastBackup ? (
        <Typography gutterBottom color="text.secondary">
          {text("backup", { time: when(lastBackup) })}
        </Typography>
      ) : (
        <Alert severity="warning">{text("noBackup")}</Alert>
      )}
      {choice && <Choice {...choice} />}
      {isLarge && (
        <PlainField
          name="count"
          label="console.privacy.due.number"
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
      )}
      <CurrentPassword />
    </FormDialog>
  )
}

interface EraseDueDialogProps extends Pick<
  ConfirmErasureProps,
  "lastBackup" | "onClose" | "onErased"
> {
  group: DueGroupView
}

/** Confirms the erasure of a group that is due. */
export function EraseDueDialog({ group, ...props }: EraseDueDialogProps) {
  const t = useText()
  const { number } = useSizes()
  const nameOf = useGroupName()
  const { kind, session, sha256, count, isLarge } = group
  const values = { number: number(count), kind: nameOf(group) }
  return (
    <ConfirmErasure
      {...props}
      title={t("console.privacy.due.title_erase", values)}
      what={t("console.privacy.due.what")}
      label="console.privacy.due.erase"
      isLarge={isLarge}
      erase={(input) => call("POST /privacy/due/erase", { kind, session, sha256, ...input })}
    />
  )
}
