import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { Button, useListContext, useTranslate } from "react-admin"

import { academicSession } from "#domain/fields/academic.ts"

import { DialogButton } from "../form-dialog.tsx"
import { formText } from "../form-text.ts"
import { CardsIcon } from "../icons.tsx"
import { PrintForm } from "../print-form.tsx"
import { useStudentChoices } from "./choices.ts"

/** Asks whose ID cards to print, and opens their sheets in a new window. */
export function CardsButton() {
  return (
    <DialogButton label="console.students.cards.button" icon={<CardsIcon />}>
      {(close) => <CardsDialog onClose={close} />}
    </DialogButton>
  )
}

function CardsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { courses } = useStudentChoices()
  const { filterValues } = useListContext()
  const [isWrong, setIsWrong] = useState(false)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const { success } = academicSession.safeParse(formText(event.currentTarget)("session"))
    setIsWrong(!success)
    // Close the dialog after the submit: a removed form is not sent.
    if (success) setTimeout(onClose)
    else event.preventDefault()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <PrintForm path="/office/cards" onSubmit={submit} noValidate>
        <DialogTitle>{translate("console.students.cards.button")}</DialogTitle>
        <DialogContent>
          <p>{translate("console.students.cards.hint")}</p>
          <TextField
            id="cards-session"
            name="session"
            label={translate("resources.students.fields.session")}
            placeholder="2024-2025"
            defaultValue={filterValues?.["session"] ?? ""}
            error={isWrong}
            helperText={isWrong && translate("console.problems.session.format")}
            fullWidth
            margin="normal"
            required
          />
          <TextField
            id="cards-course"
            name="course"
            select
            label={translate("resources.students.fields.course")}
            defaultValue={filterValues?.["course"] ?? ""}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            fullWidth
            margin="normal"
          >
            <MenuItem value="">{translate("console.students.cards.all")}</MenuItem>
            {courses.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button label="ra.action.close" onClick={onClose} />
          <Button type="submit" label="console.students.cards.open" variant="contained" />
        </DialogActions>
      </PrintForm>
    </Dialog>
  )
}
