import { Checkbox, FormControlLabel, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import type { PersonView } from "#server/features/privacy/privacy.ts"

import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { FormDialog } from "../dialogs/form-dialog.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { PlainField } from "../plain-field.tsx"

export interface ErasedRecords {
  applications: number
  students: number
  messages: number
}

interface EraseDialogProps {
  person: PersonView
  withMessages: boolean
  onClose: () => void
  onErased: (counts: ErasedRecords) => void
}

/** The name of the draft. It has no e-mail address: it is stored unencrypted. A message belongs to one address. */
const draftOf = ({ ref: { kind, id }, messages }: PersonView) =>
  kind === "email" ? `erase/message/${messages[0]?.id}` : `erase/${kind}/${id}`

/** Lists what is erased and what stays, and asks for a reason. Each concern is confirmed by its own checkbox. */
export function EraseDialog({ person, withMessages, onClose, onErased }: EraseDialogProps) {
  const translate = useTranslate()
  const { submit, failure, errors, isRunning } = useAttempt()

  const erase = submit(async (text, form) => {
    const erased = await requestData<ErasedRecords>("POST", "/privacy/erase", {
      person: person.ref,
      why: text("why"),
      messages: withMessages,
      confirmed: new FormData(form).getAll("confirmed"),
    })
    onErased(erased)
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={erase}
      draft={draftOf(person)}
      noValidate
      title={translate("console.privacy.eraseTitle", { name: person.name })}
      submit={{ label: "console.privacy.erase", color: "error", disabled: isRunning }}
    >
      <Typography gutterBottom>{translate("console.privacy.eraseWhat")}</Typography>
      <Typography gutterBottom color="text.secondary">
        {translate("console.privacy.kept")}
      </Typography>
      {person.concerns.map((concern) => (
        <FormControlLabel
          key={concern}
          sx={{ display: "flex", alignItems: "flex-start", my: 1 }}
          control={<Checkbox name="confirmed" value={concern} sx={{ pt: 0 }} />}
          label={translate(`console.privacy.concerns.${concern}`)}
        />
      ))}
      <PlainField
        name="why"
        label="console.privacy.why"
        hint="console.privacy.whyHint"
        error={errors["why"]}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <ErrorAlert text={errors["why"] ? undefined : failure?.message} />
    </FormDialog>
  )
}
