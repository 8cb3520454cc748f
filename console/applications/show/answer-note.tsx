import { Alert, Box, Checkbox } from "@mui/material"
import { type ReactNode, useState } from "react"

import { queryItemLabel } from "#domain/applications/document-slots.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { openAnswer, openQuery } from "#domain/applications/query-answers.ts"

import { call } from "../../api/call.ts"
import { useFormatDateTime, useFormatDay } from "../../kit/day/date-field.tsx"
import { DraftForm } from "../../kit/form/draft-form.tsx"
import { FormFailure, SubmitButton } from "../../kit/form/form-state.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { PlainTable } from "../../kit/table/plain-table.tsx"
import { textsHook, useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { FormerPicture, SentFile } from "../documents/sent-file.tsx"
import { useApplication, useFormValue, useShowStored, useValueLabels } from "../use-application.ts"

/** Loaded with a record that has a query. */
const useAnswerTexts = textsHook({
  waiting: [
    "Asked on {at}; the applicant has not answered. Last day: {day}",
    "{at} को पूछा गया; आवेदक ने उत्तर नहीं दिया। अन्तिम तिथि: {day}",
  ],
  note: ["The applicant has answered ({at}):", "आवेदक ने उत्तर दिया ({at}):"],
  field: ["Field", "खाना"],
  before: ["In the form", "फ़ॉर्म में"],
  after: ["In the answer", "उत्तर में"],
  accept: ["Accept", "स्वीकार"],
  acceptOf: ["Accept: {label}", "स्वीकार: {label}"],
  reason: [
    "Why the others are returned; the applicant reads this and can answer again",
    "बाक़ी क्यों लौटाए गए; आवेदक इसे पढ़ेंगे और फिर उत्तर दे सकेंगे",
  ],
  save: ["Save the decision", "निर्णय सहेजें"],
  read: ["I have read it", "पढ़ लिया"],
})

/** A query that waits for an answer, with its last day. */
function WaitingNote() {
  const text = useAnswerTexts()
  const when = useFormatDateTime()
  const dayOf = useFormatDay()
  const query = openQuery(useApplication())
  if (!query) return null
  const day = query.answer_by ? dayOf(query.answer_by) : "–"
  return <Alert severity="info">{text("waiting", { at: when(query.at), day })}</Alert>
}

interface AcceptBoxProps {
  name: string
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
}

/** Whether the change of one field is accepted. */
function AcceptBox({ name, isAccepted, onChange }: AcceptBoxProps) {
  const text = useAnswerTexts()
  const label = queryItemLabel(name, useConsoleLanguage())
  return (
    <Checkbox
      checked={isAccepted}
      onChange={(_event, isTicked) => onChange(isTicked)}
      slotProps={{ input: { "aria-label": text("acceptOf", { label }) } }}
    />
  )
}

interface ReviewProps {
  names: readonly string[]
  cellsOf: (name: string) => { before: ReactNode; after: ReactNode }
}

/** The changes of an answer, each with a box that accepts it. Those without are returned, with a reason. */
function Review({ names, cellsOf }: ReviewProps) {
  const text = useAnswerTexts()
  const language = useConsoleLanguage()
  const showStored = useShowStored()
  const { id, version } = useApplication()
  const [returned, setReturned] = useState<readonly string[]>([])
  const accepted = names.filter((name) => !returned.includes(name))
  const send: Send = async (typed) => {
    const sent = {
      id,
      accepted,
      returned: [...returned],
      reason: typed("reason"),
      expectedVersion: version,
    }
    showStored(await call("POST /applications/:id/answer-review", sent))
  }
  return (
    <DraftForm draft={`answer/${id}`} send={send} noValidate>
      {names.length > 0 && (
        <PlainTable<{ name: string; box: ReactNode }>
          columns={[
            { label: text("field"), cell: ({ name }) => queryItemLabel(name, language) },
            { label: text("before"), cell: ({ name }) => cellsOf(name).before },
            { label: text("after"), cell: ({ name }) => cellsOf(name).after },
            {
              label: text("accept"),
              cell: ({ box }) => box,
            },
          ]}
          rows={names.map((name) => ({
            name,
            box: (
              <AcceptBox
                name={name}
                isAccepted={!returned.includes(name)}
                onChange={(isAccepted) =>
                  setReturned((former) =>
                    isAccepted ? former.filter((one) => one !== name) : [...former, name],
                  )
                }
              />
            ),
          }))}
          keyOf={({ name }) => name}
        />
      )}
      {returned.length > 0 && (
        <PlainField name="reason" label={{ text: text("reason") }} rows={2} isDense />
      )}
      <FormFailure />
      <SubmitButton variant="contained" sx={{ mt: 1 }}>
        {text(names.length > 0 ? "save" : "read")}
      </SubmitButton>
    </DraftForm>
  )
}

/** The applicant's answer that nobody has accepted or returned, or the query that waits for one. */
export function AnswerNote() {
  const t = useText()
  const textOf = useAnswerTexts()
  const when = useFormatDateTime()
  const may = usePermission()
  const valueOf = useFormValue()
  const { events, session, status } = useApplication()
  const labels = useValueLabels(session)
  const answer = openAnswer(events)
  if (!answer || status !== "scrutiny") return <WaitingNote />
  const { text, fields, documents = {} } = answer.data
  const empty = t("console.form.empty")
  const cellsOf = (name: string) => {
    const id = documents[name]
    if (id !== undefined)
      return { before: <FormerPicture name={name} />, after: <SentFile id={id} name={name} /> }
    return {
      before: valueOf(name) || empty,
      after: formatValue(name, fields[name]?.to, labels) || empty,
    }
  }
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      {textOf("note", { at: when(answer.at) })}
      {text && (
        <Box component="blockquote" sx={{ my: 1, mx: 2, whiteSpace: "pre-line" }}>
          {text}
        </Box>
      )}
      {may("applications.work") && (
        <Review
          key={answer.id}
          names={[...Object.keys(fields), ...Object.keys(documents)]}
          cellsOf={cellsOf}
        />
      )}
    </Alert>
  )
}
