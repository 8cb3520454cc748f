import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { type HttpError, useTranslate } from "react-admin"

import type { PersonView } from "#server/features/privacy/privacy.ts"

import { signInErrorText } from "../account/error-text.ts"
import { PlainField } from "../account/plain-field.tsx"
import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"

/** Number of erased records by kind. */
export interface ErasedCounts {
  applications: number
  students: number
  messages: number
}

interface EraseDialogProps {
  person: PersonView
  withMessages: boolean
  onClose: () => void
  onErased: (counts: ErasedCounts) => void
}

/** Lists what is erased and what stays, and asks for a reason. Each concern is confirmed by its own checkbox. */
export function EraseDialog({ person, withMessages, onClose, onErased }: EraseDialogProps) {
  const translate = useTranslate()
  const [failure, setFailure] = useState<HttpError>()
  const [isRunning, setIsRunning] = useState(false)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const confirmed = new FormData(form).getAll("confirmed")
    const why = signInErrorText(form, "why")
    setIsRunning(true)
    try {
      const { data } = await request<{ data: ErasedCounts }>("POST", "/privacy/erase", {
        person: person.ref,
        why,
        messages: withMessages,
        confirmed,
      })
      onErased(data)
    } catch (error) {
      setFailure(error as HttpError)
      setIsRunning(false)
    }
  }
  const problems = (failure?.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="erase-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="erase-title">
          {translate("console.privacy.eraseTitle", { name: person.name })}
        </DialogTitle>
        <DialogContent>
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
            problem={problems["why"]}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <ErrorMessage text={problems["why"] ? undefined : failure?.message} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
          <Button type="submit" variant="contained" color="error" disabled={isRunning}>
            {translate("console.privacy.erase")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
