import {
  Checkbox,
  FormControlLabel,
  Typography,
  Alert,
  Box,
  Button,
  FormHelperText,
  Stack,
} from "@mui/material"
import { type ComponentProps, useState } from "react"
import { useNotify } from "react-admin"

import { maskAadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { concernsOf } from "#domain/privacy/erasure.ts"
import type { PersonView, RecordRef } from "#server/features/privacy/privacy.ts"

import { call, type CallData, callForFile } from "../api/call.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { PlainField } from "../kit/form/plain-field.tsx"
import { type Send, useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useText } from "../kit/text/use-language.ts"
import { type HeldRecordView, keyOf, RecordChoice, recordsOf } from "./record-choice.tsx"

export type ErasedRecords = CallData<"POST /privacy/erase">

interface EraseDialogProps {
  /** What is erased: the chosen records, or the messages of an address. */
  refs: RecordRef[]
  records: readonly HeldRecordView[]
  messages: PersonView["messages"]
  withMessages: boolean
  onClose: () => void
  onErased: (counts: ErasedRecords) => void
}

/** The name of the draft. It has no e-mail address: it is stored unencrypted. A message belongs to one address. */
const draftOf = ({
  records,
  messages,
  refs,
}: Pick<EraseDialogProps, "records" | "messages" | "refs">) =>
  records[0]
    ? `erase/${records.map(keyOf).join("/")}`
    : `erase/${messages[0] ? `message/${messages[0].id}` : `grievance/${refs[0]?.id}`}`

/** Names what is erased, says what stays, and asks for a reason. Each concern is confirmed by its own checkbox. */
export function EraseDialog(props: EraseDialogProps) {
  const { refs, records, messages, withMessages, onClose, onErased } = props
  const t = useText()
  const names = [...new Set(records.map(({ name }) => name))]

  const erase: Send = async (text, form) => {
    const erased = await call("POST /privacy/erase", {
      records: refs,
      why: text("why"),
      messages: withMessages,
      confirmed: new FormData(form).getAll("confirmed").map(String),
    })
    onErased(erased)
  }
  return (
    <FormDialog
      onClose={onClose}
      send={erase}
      staysOpen
      draft={draftOf(props)}
      noValidate
      title={t("console.privacy.eraseTitle", {
        name: names.join(", ") || (messages[0]?.name ?? ""),
      })}
      submit={{ label: "console.privacy.erase", color: "error" }}
    >
      {records.length > 0 && (
        <Typography gutterBottom>
          {t("console.privacy.eraseRecords", {
            ids: records.map(({ ref }) => ref.id).join(", "),
          })}
        </Typography>
      )}
      <Typography gutterBottom>{t("console.privacy.eraseWhat")}</Typography>
      <Typography gutterBottom color="text.secondary">
        {t("console.privacy.kept")}
      </Typography>
      {concernsOf(records).map((concern) => (
        <FormControlLabel
          key={concern}
          sx={{ display: "flex", alignItems: "flex-start", my: 1 }}
          control={<Checkbox name="confirmed" value={concern} sx={{ pt: 0 }} />}
          label={t(`console.privacy.concerns.${concern}`)}
        />
      ))}
      <PlainField
        name="why"
        label="console.privacy.why"
        hint="console.privacy.whyHint"
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  )
}

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
  const grievances = person.grievances.map(({ number }) => ({
    kind: "grievance" as const,
    id: number,
  }))
  const contactRefs = grievances.length > 0 ? grievances : [email]
  return {
    chosen,
    setChosen,
    isSeveral: new Set(records.map((record) => record.person)).size > 1,
    chosenRecords,
    isMessageOnly,
    refs: isMessageOnly ? contactRefs : chosenRecords.map(({ ref }) => ref),
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
  const { name, aadhaarLastFour, grievances } = person
  const messages = isMessageOnly ? person.messages : messagesOf(person, chosenRecords)
  const number = t("console.privacy.aadhaar", { number: maskAadhaar(aadhaarLastFour) })
  return (
    <Box component="section">
      <Typography variant="subtitle1" component="h3">
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
        {grievances.length > 0 && (
          <Typography component="li">
            {t("console.privacy.grievances", {
              count: grievances.length,
              numbers: grievances.map((one) => one.number).join(", "),
            })}
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
    </Box>
  )
}
