import { useListContext } from "react-admin"

import type { Skipped } from "../api/batches.ts"
import { call } from "../api/call.ts"
import { DialogButton, FormDialog } from "../kit/dialog/form-dialog.tsx"
import { PrintButton, PrintForm } from "../kit/dialog/print-form.tsx"
import { SelectField } from "../kit/form/plain-field.tsx"
import { CardsIcon, DisableIcon, EnableIcon } from "../kit/page/icons.tsx"
import { BulkButton } from "../kit/table/bulk-button.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { sessionChoices, useStudentChoices } from "./choices.ts"

const icons = { disable: <DisableIcon />, enable: <EnableIcon /> }
const statusOf = { disable: "disabled", enable: "active" } as const

const setStatus = (verb: keyof typeof statusOf) => async (ids: readonly string[]) => {
  const sent = { ids: [...ids], status: statusOf[verb] }
  const { changed, skipped } = await call("POST /students/status", sent)
  const inConsole = ({ id, reason }: Skipped) => ({ id, reason: `console.refusals.${reason}` })
  return { changed, skipped: skipped.map(inConsole) }
}

function StatusButton({ verb }: { verb: keyof typeof statusOf }) {
  const opposite = verb === "disable" ? "enable" : "disable"
  return (
    <BulkButton
      label={`console.students.${verb}`}
      icon={icons[verb]}
      run={setStatus(verb)}
      undo={setStatus(opposite)}
    />
  )
}

/** Bulk actions on all selected students, including those on other pages of the list. */
export function StudentBulkActions() {
  const { selectedIds } = useListContext()
  const may = usePermission()
  return (
    <>
      <PrintButton
        path="/office/cards"
        fields={{ urns: selectedIds.join(",") }}
        label="console.students.cards.ofSelected"
      />
      {may("students.edit") && (
        <>
          <StatusButton verb="disable" />
          <StatusButton verb="enable" />
        </>
      )}
    </>
  )
}

/** Asks whose ID cards to print, and opens their sheets in a new window. */
export function CardsButton() {
  return (
    <DialogButton label="console.students.cards.button" icon={<CardsIcon />}>
      {(close) => <CardsDialog onClose={close} />}
    </DialogButton>
  )
}

function CardsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { courses } = useStudentChoices()
  const { filterValues } = useListContext()
  return (
    <FormDialog
      title={t("console.students.cards.button")}
      onClose={onClose}
      closeLabel="ra.action.close"
      submit={{ label: "console.students.cards.open", form: "print-cards" }}
    >
      {/* Close the dialog after the submit: a removed form is not sent. */}
      <PrintForm id="print-cards" path="/office/cards" onSubmit={() => setTimeout(onClose)}>
        <p>{t("console.students.cards.hint")}</p>
        <SelectField
          id="cards-session"
          name="session"
          label={t("resources.students.fields.session")}
          defaultValue={filterValues?.["session"] ?? sessionChoices()[0]!.id}
          choices={sessionChoices(filterValues?.["session"])}
          margin="normal"
          required
        />
        <SelectField
          id="cards-course"
          name="course"
          label={t("resources.students.fields.course")}
          defaultValue={filterValues?.["course"] ?? ""}
          choices={[{ id: "", name: t("console.students.cards.all") }, ...courses]}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          margin="normal"
        />
      </PrintForm>
    </FormDialog>
  )
}
