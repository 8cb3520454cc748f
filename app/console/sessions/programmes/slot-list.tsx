import { Box } from "@mui/material"
import { useFormContext, useWatch } from "react-hook-form"

import type { Programme } from "#domain/admission/programme-schema.ts"
import { subjectFields } from "#domain/applications/form/field-types.ts"

import { EntryList } from "../entry-list.tsx"
import { ChoiceValue, TickValue } from "../inputs.tsx"
import { SubjectsValue } from "../subjects-value.tsx"
import { slotSentences } from "../texts/sentences.ts"
import { useFieldLabel, useSubjects } from "../texts/use-names.ts"
import { useSessionTexts } from "../texts/use-texts.ts"

type Slot = Programme["slots"][number]

const empty: Slot = {
  field: "",
  is_required: true,
  subjects: [],
  excluded: [],
  same_group: false,
}

/** The choices of subjects that the form of a programme asks for. */
export function SlotList({ programme }: { programme: string }) {
  const t = useSessionTexts()
  const fieldLabel = useFieldLabel()
  const { subjectName } = useSubjects()
  const { setValue } = useFormContext()
  const groups = (useWatch({ name: `${programme}.groups` }) ?? []) as Programme["groups"]
  const describe = (slot: Slot) => ({
    title: slot.field ? fieldLabel(slot.field) : t("newSlot"),
    lines: slotSentences({ t, subjectName }, slot, groups),
  })
  return (
    <EntryList
      name={`${programme}.slots`}
      addLabel={t("addSlot")}
      empty={empty}
      describe={describe}
    >
      {(path, { field, subjects, excluded }) => (
        <>
          <ChoiceValue
            name={`${path}.field`}
            label={t("field")}
            choices={subjectFields.map((id) => ({ id, name: fieldLabel(id) }))}
          />
          <SubjectsValue
            name={`${path}.subjects`}
            label={t("slotSubjects")}
            onChange={(codes) =>
              setValue(
                `${path}.excluded`,
                excluded.filter((code) => codes.includes(code)),
              )
            }
          />
          <SubjectsValue name={`${path}.excluded`} label={t("excluded")} options={subjects} />
          <Box>
            <TickValue name={`${path}.is_required`} label={t("is_required")} />
            {field !== "first_major_subject" && (
              <TickValue name={`${path}.same_group`} label={t("same_group")} />
            )}
          </Box>
        </>
      )}
    </EntryList>
  )
}
