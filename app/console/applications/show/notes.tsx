import { Button, Card } from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { useTranslate } from "react-admin"

import { ErrorMessage } from "../../error-message.tsx"
import { signInErrorText } from "../../sign-in/error-text.ts"
import { PlainField } from "../../sign-in/plain-field.tsx"
import { usePermission } from "../../use-permission.ts"
import { addNote } from "../actions.ts"
import type { OfficeApplication } from "../application.ts"

/** Internal notes of the staff; never shown to the applicant. */
export function Notes({
  application,
  onDone,
}: {
  application: OfficeApplication
  onDone: () => void
}) {
  const translate = useTranslate()
  const may = usePermission()
  const [failure, setFailure] = useState<string>()
  if (!may("applications.work")) return null
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    try {
      await addNote(application.id, signInErrorText(form, "note"))
      form.reset()
      setFailure(undefined)
      onDone()
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <Card sx={{ p: 2 }}>
      <form onSubmit={submit}>
        <PlainField name="note" label="console.applications.note" rows={2} />
        <ErrorMessage text={failure} />
        <Button type="submit" variant="outlined">
          {translate("console.applications.addNote")}
        </Button>
      </form>
    </Card>
  )
}
