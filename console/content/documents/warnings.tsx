import { Alert, AlertTitle, Stack, Typography } from "@mui/material"

import { accessibilityRules } from "#domain/content/accessibility/findings.ts"

import { Tag } from "../../kit/table/tag.tsx"
import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { RuleAlert } from "../accessibility/rule-alert.tsx"
import { useUploadTexts } from "../uploads/texts.ts"
import type { QueuedDocument } from "./document-queue.ts"

const problems = ["scan", "unreadable"] as const

const rulesOf = ({ findings = [] }: QueuedDocument) => [
  ...new Set(findings.map(({ rule }) => rule)),
]

/** What was found in a PDF, in few words. */
export function WarningTags({ document }: { document: QueuedDocument }) {
  const t = useUploadTexts()
  const language = useConsoleLanguage()
  const problem = problems.find((each) => each === document.uploaded?.pdf?.state)
  const names = [
    ...(problem ? [t(`${problem}Tag`)] : []),
    ...rulesOf(document).map((rule) => accessibilityRules[rule].name[language]),
  ]
  return names.map((name) => (
    <Tag key={name} tone="waiting">
      {name}
    </Tag>
  ))
}

/** What was found in the PDF files, each kind once with the names of its files and the remedy. */
export function Warnings({ queue }: { queue: readonly QueuedDocument[] }) {
  const t = useUploadTexts()
  const namesOf = (documents: readonly QueuedDocument[]) =>
    documents.map(({ name }) => name).join(", ")
  const found = problems
    .map((state) => ({
      state,
      files: queue.filter(({ uploaded }) => uploaded?.pdf?.state === state),
    }))
    .filter(({ files }) => files.length > 0)
  const rules = [...new Set(queue.flatMap(rulesOf))]
  return (
    <Stack spacing={1} sx={{ mt: 1 }}>
      {found.map(({ state, files }) => (
        <Alert key={state} severity="warning" role="note">
          <AlertTitle>{t(`${state}Tag`)}</AlertTitle>
          <Typography variant="body2">{namesOf(files)}</Typography>
          <Typography variant="body2">{t(state)}</Typography>
        </Alert>
      ))}
      {rules.map((rule) => (
        <RuleAlert
          key={rule}
          rule={rule}
          place={namesOf(queue.filter((document) => rulesOf(document).includes(rule)))}
        />
      ))}
    </Stack>
  )
}
