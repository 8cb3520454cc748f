import type { Programme } from "#domain/admission/programme-schema.ts"

import { EntryList } from "../entry-list.tsx"
import { TextValue } from "../inputs.tsx"
import { SubjectsValue } from "../subjects-value.tsx"
import { listed } from "../texts/sentences.ts"
import { useSubjects } from "../texts/use-names.ts"
import { useSessionTexts } from "../texts/use-texts.ts"

type Group = Programme["groups"][number]

const empty: Group = { code: "", subjects: [] }

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
      empty={empty}
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
