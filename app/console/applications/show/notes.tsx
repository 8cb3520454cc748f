import { Button, Card } from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { useTranslate } from "react-admin"

import { Failure } from "../../error-message.tsx"
import { textOf } from "../../sign-in/error-text.ts"
import { PlainField } from "../../sign-in/plain-field.tsx"
import { useMay } from "../../use-permission.ts"
import { addNote } from "../actions.ts"
import type { OfficeApplication } from "../application.ts"

/** A word to colleagues; the applicant never sees it. */
export function Notes({
  application,
  onDone,
}: {
  application: OfficeApplication
  onDone: () => void
}) {
  const translate = useTranslate()
  const may = useMay()
  const [failure, setFailure] = useState<string>()
  if (!may("applications.work")) return null
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    try {
      await addNote(application.id, textOf(form, "note"))
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
        <Failure text={failure} />
        <Button type="submit" variant="outlined">
          {translate("console.applications.addNote")}
        </Button>
      </form>
    </Card>
  )
}
