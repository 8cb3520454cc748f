import { Alert, Box, Checkbox } from "@mui/material"
import { type ReactNode, useState } from "react"

import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { openAnswer, openQuery } from "#domain/applications/query-answers.ts"

import { call } from "../../api/call.ts"
import { useFormatDateTime, useFormatDay } from "../../kit/day/date-field.tsx"
import { DraftForm } from "../../kit/form/draft-form.tsx"
import { FormFailure, SubmitButton } from "../../kit/form/form-state.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { PlainTable } from "../../kit/table/plain-table.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication, useFormValue, useShowStored, useValueLabels } from "../use-application.ts"

/** A query that waits for an answer, with its last day. */
function WaitingNote() {
  const t = useText()
  const when = useFormatDateTime()
  const dayOf = useFormatDay()
  const query = openQuery(useApplication())
  if (!query) return null
  const day = query.answer_by ? dayOf(query.answer_by) : "–"
  return <Alert severity="info">{t("console.answers.waiting", { at: when(query.at), day })}</Alert>
}

interface AcceptBoxProps {
  name: string
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
}

/** Whether the change of one field is accepted. */
function AcceptBox({ name, isAccepted, onChange }: AcceptBoxProps) {
  const t = useText()
  const label = fullLabelOf(name, useConsoleLanguage())
  return (
    <Checkbox
      checked={isAccepted}
      onChange={(_event, isTicked) => onChange(isTicked)}
      slotProps={{ input: { "aria-label": t("console.answers.acceptOf", { label }) } }}
    />
  )
}

interface ReviewProps {
  names: readonly string[]
  cellsOf: (name: string) => { before: string; after: string }
}

/** The changes of an answer, each with a box that accepts it. Those without are returned, with a reason. */
function Review({ names, cellsOf }: ReviewProps) {
  const t = useText()
  const language = useConsoleLanguage()
  const showStored = useShowStored()
  const { id, version } = useApplication()
  const [returned, setReturned] = useState<readonly string[]>([])
  const accepted = names.filter((name) => !returned.includes(name))
  const send: Send = async (text) => {
    const sent = {
      id,
      accepted,
      returned: [...returned],
      reason: text("reason"),
      expectedVersion: version,
    }
    showStored(await call("POST /applications/:id/answer-review", sent))
  }
  return (
    <DraftForm draft={`answer/${id}`} send={send} noValidate>
      {names.length > 0 && (
        <PlainTable<{ name: string; box: ReactNode }>
          columns={[
            { label: t("console.answers.field"), cell: ({ name }) => fullLabelOf(name, language) },
            { label: t("console.answers.before"), cell: ({ name }) => cellsOf(name).before },
            { label: t("console.answers.after"), cell: ({ name }) => cellsOf(name).after },
            {
              label: t("console.answers.accept"),
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
        <PlainField name="reason" label="console.answers.reason" rows={2} isDense />
      )}
      <FormFailure />
      <SubmitButton variant="contained" sx={{ mt: 1 }}>
        {t(names.length > 0 ? "console.answers.save" : "console.answers.read")}
      </SubmitButton>
    </DraftForm>
  )
}

/** The applicant's answer that nobody has accepted or returned, or the query that waits for one. */
export function AnswerNote() {
  const t = useText()
  const when = useFormatDateTime()
  const may = usePermission()
  const valueOf = useFormValue()
  const { events, session, status } = useApplication()
  const labels = useValueLabels(session)
  const answer = openAnswer(events)
  if (!answer || status !== "scrutiny") return <WaitingNote />
  const { text, fields } = answer.data
  const empty = t("console.form.empty")
  const cellsOf = (name: string) => ({
    before: valueOf(name) || empty,
    after: formatValue(name, fields[name]?.to, labels) || empty,
  })
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      {t("console.answers.note", { at: when(answer.at) })}
      {text && (
        <Box component="blockquote" sx={{ my: 1, mx: 2, whiteSpace: "pre-line" }}>
          {text}
        </Box>
      )}
      {may("applications.work") && (
        <Review key={answer.id} names={Object.keys(fields)} cellsOf={cellsOf} />
      )}
    </Alert>
  )
}
