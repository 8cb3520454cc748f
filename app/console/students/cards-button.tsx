import { MenuItem, TextField } from "@mui/material"
import { useListContext, useTranslate } from "react-admin"

import { DialogButton, FormDialog } from "../dialogs/form-dialog.tsx"
import { CardsIcon } from "../icons.tsx"
import { PrintForm } from "../print-form.tsx"
import { sessionChoices, useStudentChoices } from "./choices.ts"

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
  return (
    <FormDialog
      title={translate("console.students.cards.button")}
      onClose={onClose}
      closeLabel="ra.action.close"
      submit={{ label: "console.students.cards.open", form: "print-cards" }}
    >
      {/* Close the dialog after the submit: a removed form is not sent. */}
      <PrintForm id="print-cards" path="/office/cards" onSubmit={() => setTimeout(onClose)}>
        <p>{translate("console.students.cards.hint")}</p>
        <TextField
          id="cards-session"
          name="session"
          select
          label={translate("resources.students.fields.session")}
          defaultValue={filterValues?.["session"] ?? sessionChoices()[0]!.id}
          fullWidth
          margin="normal"
          required
        >
          {sessionChoices(filterValues?.["session"]).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
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
      </PrintForm>
    </FormDialog>
  )
}
