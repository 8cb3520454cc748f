import { Box, Checkbox, FormControlLabel, Typography } from "@mui/material"
import { useState } from "react"

import { fileFields, queryItemLabel } from "#domain/applications/document-slots.ts"
import { headingsOf } from "#domain/applications/form/field-labels.ts"
import { queryFieldsByStep } from "#domain/applications/query-answers.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"

import { serverNow } from "../../api/server-time.ts"
import { useFormatDay } from "../../kit/day/date-field.tsx"
import { SelectField } from "../../kit/form/plain-field.tsx"
import { textsHook, useConsoleLanguage } from "../../kit/text/use-language.ts"

/** Loaded with the dialog of a query. */
const useQueryTexts = textsHook({
  until: ["Last day to answer", "उत्तर देने की अन्तिम तिथि"],
  days: ["{days} days: {day}", "{days} दिन: {day}"],
  noLastDay: ["No last day", "कोई अन्तिम तिथि नहीं"],
  fields: [
    "Fields and files that the applicant can send on the status page: {count}",
    "खाने और फ़ाइलें जो आवेदक स्थिति पृष्ठ पर भेज सकते हैं: {count}",
  ],
  files: ["Pictures and documents", "चित्र और दस्तावेज़"],
})

/** What a query asks besides its text: days to answer (0 without a last day), and fields to change. */
export interface AskedDetails {
  days: number
  fields: readonly string[]
}

const offeredDays = [3, 5, 7, 10, 15, 0]

/** The last day of an answer, YYYY-MM-DD. */
const lastDayOf = (days: number) => dayInIndia(new Date(serverNow().getTime() + days * 86_400_000))

/** The details as the call takes them. */
export const sentDetails = ({ days, fields }: AskedDetails) => ({
  fields: [...fields],
  ...(days > 0 && { answer_by: lastDayOf(days) }),
})

interface AnswerDaysProps {
  /** 0: without a last day. */
  days: number
  onChange: (days: number) => void
}

/** Up to when the applicant answers. */
export function AnswerDays({ days, onChange }: AnswerDaysProps) {
  const text = useQueryTexts()
  const dayOf = useFormatDay()
  return (
    <SelectField
      id="answer_by"
      label={text("until")}
      value={days}
      onChange={(next) => onChange(Number(next))}
      choices={offeredDays.map((id) => ({
        id,
        name: id === 0 ? text("noLastDay") : text("days", { days: id, day: dayOf(lastDayOf(id)) }),
      }))}
      fullWidth
      margin="normal"
    />
  )
}

interface Props {
  details: AskedDetails
  onChange: (details: AskedDetails) => void
}

/** Up to when the applicant answers on the status page, and which fields can be changed there. */
export function QueryDetails({ details, onChange }: Props) {
  const text = useQueryTexts()
  const language = useConsoleLanguage()
  const { steps } = headingsOf[language]
  const { fields } = details
  const [isOpen] = useState(fields.length > 0)
  const groups = [
    ...queryFieldsByStep.map(({ id, fields: offered }) => ({ title: steps[id], offered })),
    { title: text("files"), offered: fileFields },
  ]
  const choose = (name: string, isChosen: boolean) => {
    const others = fields.filter((field) => field !== name)
    onChange({ ...details, fields: isChosen ? [...others, name] : others })
  }
  return (
    <>
      <AnswerDays days={details.days} onChange={(days) => onChange({ ...details, days })} />
      <Box component="details" open={isOpen} sx={{ mb: 1 }}>
        <Box component="summary" sx={{ minHeight: 44, py: 1, cursor: "pointer" }}>
          {text("fields", { count: fields.length })}
        </Box>
        {groups.map(({ title, offered }) => (
          <Box key={title} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1, minWidth: 0 }}>
            <Typography component="legend" variant="subtitle2">
              {title}
            </Typography>
            {offered.map((name) => (
              <FormControlLabel
                key={name}
                sx={{ display: "flex", mr: 0 }}
                label={queryItemLabel(name, language)}
                control={
                  <Checkbox
                    size="small"
                    checked={fields.includes(name)}
                    onChange={(_event, isChosen) => choose(name, isChosen)}
                  />
                }
              />
            ))}
          </Box>
        ))}
      </Box>
    </>
  )
}
