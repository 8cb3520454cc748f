import { Box, Button, Card, Checkbox, FormControlLabel, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify, useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { maskAadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import type { PersonRef, PersonView } from "#server/features/privacy/privacy.ts"

import { useAttempt } from "../api/use-attempt.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { useValueLabels } from "../applications/use-application.ts"
import { useFormatDateTime } from "../day/date-field.tsx"
import { useConsoleLanguage } from "../language/use-language.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { OpeningButton } from "../text-button.tsx"
import { EraseDialog, type ErasedRecords } from "./erase-dialog.tsx"

/** Label of the privacy notice version that an application was submitted with. */
export const useNoticeText = () => {
  const translate = useTranslate()
  return (version: string) => {
    if (version === "") return translate("console.privacy.noticeNone")
    if (version === "paper") return translate("console.privacy.noticePaper")
    return translate("console.privacy.notice", { version })
  }
}

/** Downloads all data held about a person; returns the file name. */
const exportPerson = (person: PersonRef, messages: boolean) =>
  downloadFile("/privacy/export", { person, messages }, "personal-data.zip")

type Application = PersonView["applications"][number]

function ApplicationLine({ application }: { application: Application }) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const when = useFormatDateTime()
  const noticeText = useNoticeText()
  const { id, course, session, status, submitted_at, notice_version } = application
  const { courses } = useValueLabels(session)
  return (
    <Typography component="li">
      <Link to={`/applications/${id}/show`}>{id}</Link>
      {`, ${courses[course] ?? course}, ${session}, ${staffStatusMessages[status].name[language]}, `}
      {translate("console.privacy.sentOn", { time: when(submitted_at) })}
      {`; ${noticeText(notice_version)}`}
    </Typography>
  )
}

function RecordList({ person: { applications, students, messages } }: { person: PersonView }) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ pl: 3, my: 1 }}>
      {applications.map((application) => (
        <ApplicationLine key={application.id} application={application} />
      ))}
      {students.map(({ urn, session, status }) => (
        <Typography component="li" key={urn}>
          <Link to={`/students/${encodeURIComponent(urn)}/show`}>
            {translate("console.privacy.student", { urn, session })}
          </Link>
          {`, ${translate(`resources.students.statuses.${status}`)}`}
        </Typography>
      ))}
      {messages.length > 0 && (
        <Typography component="li">
          {translate("console.privacy.messages", { smart_count: messages.length })}
          {`: ${messages[0]!.email}`}
        </Typography>
      )}
    </Box>
  )
}

interface PersonCardProps {
  person: PersonView
  onErased: (counts: ErasedRecords) => void
}

export function PersonCard({ person, onErased }: PersonCardProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { ref, name, aadhaarLastFour, messages } = person
  // A person known by e-mail only has nothing but messages: include them by default.
  const [withMessages, setWithMessages] = useState(ref.kind === "email")
  const { attempt, failure } = useAttempt()

  const download = async () => {
    const file = await exportPerson(ref, withMessages)
    notify("console.privacy.downloaded", { type: "success", messageArgs: { name: file } })
  }
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h3">
        {name}
      </Typography>
      {aadhaarLastFour && (
        <Typography color="text.secondary">
          {translate("console.privacy.aadhaar", { number: maskAadhaar(aadhaarLastFour) })}
        </Typography>
      )}
      <RecordList person={person} />
      {messages.length > 0 && ref.kind !== "email" && (
        <FormControlLabel
          control={
            <Checkbox
              checked={withMessages}
              onChange={(_event, checked) => setWithMessages(checked)}
            />
          }
          label={translate("console.privacy.withMessages")}
        />
      )}
      <ErrorAlert text={failure?.message} />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 1 }}>
        <Button variant="contained" onClick={() => attempt(download)}>
          {translate("console.privacy.download")}
        </Button>
        <OpeningButton label="console.privacy.erase" variant="outlined" color="error" size="medium">
          {(close) => <EraseDialog {...{ person, withMessages, onErased }} onClose={close} />}
        </OpeningButton>
      </Stack>
    </Card>
  )
}
