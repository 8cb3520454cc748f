import { useListContext, useTranslate } from "react-admin"

import { DialogButton, FormDialog } from "../dialogs/form-dialog.tsx"
import { CardsIcon } from "../icons.tsx"
import { PrintForm } from "../print-form.tsx"
import { SelectField } from "../select-field.tsx"
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
        <SelectField
          id="cards-session"
          name="session"
          label={translate("resources.students.fields.session")}
          defaultValue={filterValues?.["session"] ?? sessionChoices()[0]!.id}
          choices={sessionChoices(filterValues?.["session"])}
          margin="normal"
          required
        />
        <SelectField
          id="cards-course"
          name="course"
          label={translate("resources.students.fields.course")}
          defaultValue={filterValues?.["course"] ?? ""}
          choices={[{ id: "", name: translate("console.students.cards.all") }, ...courses]}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          margin="normal"
        />
      </PrintForm>
    </FormDialog>
  )
}
