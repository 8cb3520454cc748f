import {
  Alert,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Stack,
  Typography,
} from "@mui/material"
import { type ComponentProps, useState } from "react"
import { useNotify } from "react-admin"

import { maskAadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import type { PersonView, RecordRef } from "#server/features/privacy/privacy.ts"

import { callForFile } from "../api/call.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useText } from "../kit/text/use-language.ts"
import { EraseDialog, type ErasedRecords } from "./erase-dialog.tsx"
import { type HeldRecordView, keyOf, RecordChoice, recordsOf } from "./record-choice.tsx"

/** Downloads the chosen records of a person; returns the file name. */
const exportPerson = (records: RecordRef[], messages: boolean) =>
  downloadFile(callForFile("POST /privacy/export", { records, messages }), "personal-data.zip")

/** The messages from the addresses that the chosen applications name. */
const messagesOf = ({ messages }: PersonView, chosen: readonly HeldRecordView[]) =>
  messages.filter(({ email }) =>
    chosen.some((record) => "email" in record && record.email === email.toLowerCase()),
  )

/** The records that are copied or erased: at first those of the person whom the search found. */
const useChoice = (person: PersonView) => {
  const records = recordsOf(person)
  const initial = records.filter(({ isChosen }) => isChosen).map(keyOf)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial))
  const chosenRecords = records.filter((record) => chosen.has(keyOf(record)))
  const isMessageOnly = records.length === 0
  const email: RecordRef = { kind: "email", id: person.messages[0]?.email.toLowerCase() ?? "" }
  return {
    chosen,
    setChosen,
    isSeveral: new Set(records.map((record) => record.person)).size > 1,
    chosenRecords,
    isMessageOnly,
    refs: isMessageOnly ? [email] : chosenRecords.map(({ ref }) => ref),
  }
}

/** Copies or erases what is chosen. */
function Actions(chosen: Omit<ComponentProps<typeof EraseDialog>, "onClose">) {
  const { refs, withMessages } = chosen
  const t = useText()
  const notify = useNotify()
  const { attempt, failure } = useAttempt()
  const isNothing = refs.length === 0
  const download = async () => {
    const file = await exportPerson(refs, withMessages)
    notify("console.privacy.downloaded", { type: "success", messageArgs: { name: file } })
  }
  return (
    <>
      <ErrorAlert text={failure?.message} />
      {isNothing && <FormHelperText>{t("console.privacy.chooseFirst")}</FormHelperText>}
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 1 }}>
        <Button variant="contained" disabled={isNothing} onClick={() => attempt(download)}>
          {t("console.privacy.download")}
        </Button>
        <OpeningButton
          label="console.privacy.erase"
          variant="outlined"
          color="error"
          size="medium"
          disabled={isNothing}
        >
          {(close) => <EraseDialog {...chosen} onClose={close} />}
        </OpeningButton>
      </Stack>
    </>
  )
}

interface PersonCardProps {
  person: PersonView
  onErased: (counts: ErasedRecords) => void
}

export function PersonCard({ person, onErased }: PersonCardProps) {
  const t = useText()
  const { chosen, setChosen, isSeveral, chosenRecords, isMessageOnly, refs } = useChoice(person)
  const [includes, setIncludes] = useState(false)
  const { name, aadhaarLastFour } = person
  const messages = isMessageOnly ? person.messages : messagesOf(person, chosenRecords)
  const number = t("console.privacy.aadhaar", { number: maskAadhaar(aadhaarLastFour) })
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h3">
        {name || number}
      </Typography>
      {aadhaarLastFour && name && <Typography color="text.secondary">{number}</Typography>}
      {isSeveral && (
        <Alert severity="warning" role="presentation" sx={{ my: 1 }}>
          {t("console.privacy.severalPeople")}
        </Alert>
      )}
      <RecordChoice {...{ person, chosen }} onChoose={setChosen}>
        {messages.length > 0 && (
          <Typography component="li">
            {t("console.privacy.messages", { count: messages.length })}
            {`: ${[...new Set(messages.map(({ email }) => email))].join(", ")}`}
          </Typography>
        )}
      </RecordChoice>
      {messages.length > 0 && !isMessageOnly && (
        <FormControlLabel
          control={
            <Checkbox checked={includes} onChange={(_event, checked) => setIncludes(checked)} />
          }
          label={t("console.privacy.withMessages")}
        />
      )}
      <Actions
        {...{ refs, messages, onErased }}
        records={chosenRecords}
        withMessages={isMessageOnly || (includes && messages.length > 0)}
      />
    </Card>
  )
}
