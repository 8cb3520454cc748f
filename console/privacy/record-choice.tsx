import { Box, Checkbox, Chip, Typography } from "@mui/material"
import { type ReactNode, useId } from "react"
import { Link } from "react-router-dom"

import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import type { PersonView } from "#server/features/privacy/privacy.ts"

import { useValueLabels } from "../applications/use-application.ts"
import { useFormatDateTime, useFormatDay } from "../kit/day/date-field.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"

/** Label of the privacy notice version that an application was submitted with. */
export const useNoticeText = () => {
  const t = useText()
  return (version: string) => {
    if (version === "") return t("console.privacy.noticeNone")
    if (version === "paper") return t("console.privacy.noticePaper")
    return t("console.privacy.notice", { version })
  }
}

type Application = PersonView["applications"][number]
type StudentView = PersonView["students"][number]
export type HeldRecordView = Application | StudentView

/** All applications and students of a view. */
export const recordsOf = ({ applications, students }: PersonView): HeldRecordView[] => [
  ...applications,
  ...students,
]

export const keyOf = ({ ref: { kind, id } }: HeldRecordView) => `${kind} ${id}`

function ApplicationText({ application }: { application: Application }) {
  const t = useText()
  const language = useConsoleLanguage()
  const when = useFormatDateTime()
  const noticeText = useNoticeText()
  const { ref, course, session, status, submitted_at, notice_version } = application
  const { courses } = useValueLabels(session)
  return (
    <>
      <Link to={`/applications/${ref.id}/show`}>{ref.id}</Link>
      {`, ${courses[course] ?? course}, ${session}, ${staffStatusMessages[status].name[language]}, `}
      {t("console.privacy.sentOn", { time: when(submitted_at) })}
      {`; ${noticeText(notice_version)}`}
    </>
  )
}

function StudentText({ student: { ref, session, status } }: { student: StudentView }) {
  const t = useText()
  return (
    <>
      <Link to={`/students/${encodeURIComponent(ref.id)}/show`}>
        {t("console.privacy.student", { urn: ref.id, session })}
      </Link>
      {`, ${t(`resources.students.statuses.${status}`)}`}
    </>
  )
}

/** Whose a record is: what tells one person from another with the same Aadhaar number. */
function Whose({ record: { name, father_name, dob } }: { record: HeldRecordView }) {
  const t = useText()
  const formatDay = useFormatDay()
  const born = dob ? formatDay(dob) : "–"
  return (
    <Box component="span" sx={{ display: "block", fontWeight: 500 }}>
      {t("console.privacy.whose", { name, father: father_name || "–", born })}
    </Box>
  )
}

interface LineProps {
  record: HeldRecordView
  /** Whether there are others, so that this one is chosen or left out. */
  isChoice: boolean
  isChosen: boolean
  /** Whether the record is not of the person whom the search found. */
  isDoubtful: boolean
  onChoose: (isChosen: boolean) => void
}

function Line({ record, isChoice, isChosen, isDoubtful, onChoose }: LineProps) {
  const t = useText()
  const id = useId()
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "flex-start", py: 0.5 }}>
      {isChoice && (
        <Checkbox
          checked={isChosen}
          onChange={(_event, checked) => onChoose(checked)}
          slotProps={{ input: { "aria-labelledby": id } }}
          sx={{ ml: -1.5, mt: -1 }}
        />
      )}
      <Typography component="div" id={id} sx={{ overflowWrap: "anywhere" }}>
        <Whose record={record} />
        {"course" in record ? (
          <ApplicationText application={record} />
        ) : (
          <StudentText student={record} />
        )}
        {isDoubtful && (
          <Box>
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={t("console.privacy.differs")}
            />
          </Box>
        )}
      </Typography>
    </Box>
  )
}

interface RecordChoiceProps {
  person: PersonView
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  children?: ReactNode
}

/** The records with one Aadhaar number. If there are several, each is chosen or left out. */
export function RecordChoice({ person, chosen, onChoose, children }: RecordChoiceProps) {
  const records = recordsOf(person)
  const isSomebodyFound = records.some((record) => record.isChosen)
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    onChoose(next)
  }
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, my: 1 }}>
      {records.map((record) => (
        <Line
          key={keyOf(record)}
          record={record}
          isChoice={records.length > 1}
          isChosen={chosen.has(keyOf(record))}
          isDoubtful={isSomebodyFound && !record.isChosen}
          onChoose={(isChosen) => choose(keyOf(record), isChosen)}
        />
      ))}
      {children}
    </Box>
  )
}
