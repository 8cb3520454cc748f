import { Typography } from "@mui/material"
import { useWatch } from "react-hook-form"

import type { Subject } from "#domain/admission/programme-schema.ts"
import { countChoices, type SessionUsage } from "#domain/admission/session-usage.ts"

import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { EntryList } from "./entry-list.tsx"
import { BilingualValue, TextValue } from "./inputs.tsx"
import { CollapsiblePanel } from "./panel.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"
import { nameOf } from "./texts/wording.ts"

const both = { en: "", hi: "" }
const empty: Subject = { code: "", name: both }

interface SubjectListProps {
  usage: SessionUsage
  /** Codes that are stored: they do not change any more. */
  stored: readonly string[]
}

/** All subjects of the session. */
export function SubjectList({ usage, stored }: SubjectListProps) {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const subjects = (useWatch({ name: "item.subjects" }) ?? []) as Subject[]
  const describe = (subject: Subject) => {
    const { code, name, full_name } = subject
    const other = language === "hi" ? name?.en : name?.hi
    const longer = full_name?.[language]
    const title = nameOf(subject, language) || t("newSubject")
    const others = [code, other, longer].filter((text) => text && text !== title)
    return { title, lines: [others.join(" · ")] }
  }
  const whyKept = ({ code }: Subject) => {
    const count = countChoices(usage, { subject: code })
    return count > 0 ? t("inUse", { count }) : undefined
  }
  return (
    <CollapsiblePanel
      title={t("subjects")}
      summary={t("subjectCount", { count: subjects.length })}
      names={["item.subjects"]}
    >
      <Typography variant="body2" color="textSecondary">
        {t("subjectsHint")}
      </Typography>
      <EntryList
        name="item.subjects"
        addLabel={t("addSubject")}
        empty={empty}
        describe={describe}
        whyKept={whyKept}
      >
        {(path, { code }) => (
          <>
            <TextValue
              name={`${path}.code`}
              label={t("code")}
              hint={t(stored.includes(code) ? "codeStays" : "subjectCodeHint")}
              isFixed={stored.includes(code)}
              isRequired
            />
            <BilingualValue name={`${path}.name`} label={t("name")} />
            <BilingualValue name={`${path}.full_name`} label={t("full_name")} isRequired={false} />
          </>
        )}
      </EntryList>
    </CollapsiblePanel>
  )
}
