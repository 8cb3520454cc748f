import { Alert } from "@mui/material"

import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { questionsOf } from "#domain/applications/form/form-questions.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"

import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import { useApplication } from "./use-application.ts"

/** What is unusual in the form, to compare with the marksheets. The applicant may have confirmed it. */
export function UnusualNote() {
  const t = useText()
  const language = useConsoleLanguage()
  const { form } = useApplication()
  const questions = Object.entries(questionsOf({ ...form }))
  if (questions.length === 0) return null
  return (
    <Alert severity="warning">
      {t("console.unusual.note")}
      <ul style={{ margin: 0, paddingInlineStart: "1.2em" }}>
        {questions.map(([field, key]) => (
          <li key={field}>
            {fullLabelOf(field, language)}: {errorMessages[language].messages[key]}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
