import { Checkbox, FormControlLabel, Typography } from "@mui/material"

import { concernsOf } from "#domain/privacy/erasure.ts"
import type { PersonView, RecordRef } from "#server/features/privacy/privacy.ts"

import { call, type CallData } from "../api/call.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { PlainField } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { useText } from "../kit/text/use-language.ts"
import { type HeldRecordView, keyOf } from "./record-choice.tsx"

export type ErasedRecords = CallData<"POST /privacy/erase">

interface EraseDialogProps {
  /** What is erased: the chosen records, or the messages of an address. */
  refs: RecordRef[]
  records: readonly HeldRecordView[]
  messages: PersonView["messages"]
  withMessages: boolean
  onClose: () => void
  onErased: (counts: ErasedRecords) => void
}

/** The name of the draft. It has no e-mail address: it is stored unencrypted. A message belongs to one address. */
const draftOf = (records: readonly HeldRecordView[], messages: PersonView["messages"]) =>
  records[0] ? `erase/${records.map(keyOf).join("/")}` : `erase/message/${messages[0]?.id}`

/** Names what is erased, says what stays, and asks for a reason. Each concern is confirmed by its own checkbox. */
export function EraseDialog(props: EraseDialogProps) {
  const { refs, records, messages, withMessages, onClose, onErased } = props
  const t = useText()
  const names = [...new Set(records.map(({ name }) => name))]

  const erase: Send = async (text, form) => {
    const erased = await call("POST /privacy/erase", {
      records: refs,
      why: text("why"),
      messages: withMessages,
      confirmed: new FormData(form).getAll("confirmed").map(String),
    })
    onErased(erased)
  }
  return (
    <FormDialog
      onClose={onClose}
      send={erase}
      staysOpen
      draft={draftOf(records, messages)}
      noValidate
      title={t("console.privacy.eraseTitle", {
        name: names.join(", ") || (messages[0]?.name ?? ""),
      })}
      submit={{ label: "console.privacy.erase", color: "error" }}
    >
      {records.length > 0 && (
        <Typography gutterBottom>
          {t("console.privacy.eraseRecords", {
            ids: records.map(({ ref }) => ref.id).join(", "),
          })}
        </Typography>
      )}
      <Typography gutterBottom>{t("console.privacy.eraseWhat")}</Typography>
      <Typography gutterBottom color="text.secondary">
        {t("console.privacy.kept")}
      </Typography>
      {concernsOf(records).map((concern) => (
        <FormControlLabel
          key={concern}
          sx={{ display: "flex", alignItems: "flex-start", my: 1 }}
          control={<Checkbox name="confirmed" value={concern} sx={{ pt: 0 }} />}
          label={t(`console.privacy.concerns.${concern}`)}
        />
      ))}
      <PlainField
        name="why"
        label="console.privacy.why"
        hint="console.privacy.whyHint"
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  )
}
