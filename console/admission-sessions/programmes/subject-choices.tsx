import { Box } from "@mui/material"
import { useFormContext, useWatch } from "react-hook-form"

import type { Programme } from "#domain/admission/programme-schema.ts"
import { subjectFields } from "#domain/applications/form/form-fields.ts"

import { EntryList } from "../entry-list.tsx"
import { ChoiceValue, SubjectsValue, TextValue, TickValue } from "../inputs.tsx"
import { useFieldLabel, useSessionTexts, useSubjects } from "../texts/use-texts.ts"
import { listed, slotSentences } from "../texts/wording.ts"

type Slot = Programme["slots"][number]

const emptySlot: Slot = {
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
      empty={emptySlot}
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

type Group = Programme["groups"][number]

const emptyGroup: Group = { code: "", subjects: [] }

/** The groups of subjects of a programme, like ZBC. */
export function GroupList({ programme }: { programme: string }) {
  const t = useSessionTexts()
  const { subjectName } = useSubjects()
  const describe = (group: Group) => ({
    title: group.code || t("newGroup"),
    lines: [listed({ subjectName }, group.subjects)],
  })
  return (
    <EntryList
      name={`${programme}.groups`}
      addLabel={t("addGroup")}
      empty={emptyGroup}
      describe={describe}
    >
      {(path) => (
        <>
          <TextValue
            name={`${path}.code`}
            label={t("groupName")}
            hint={t("groupNameHint")}
            isRequired
          />
          <SubjectsValue name={`${path}.subjects`} label={t("subjects")} />
        </>
      )}
    </EntryList>
  )
}
