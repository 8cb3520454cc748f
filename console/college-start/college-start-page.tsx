import { Alert, Button, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import {
  BooleanInput,
  Form,
  PasswordInput,
  ResourceContextProvider,
  SaveContextProvider,
  TextInput,
  Title,
  useMutationMiddlewares,
} from "react-admin"
import { useFormState, useWatch } from "react-hook-form"
import { Navigate } from "react-router-dom"

import type { CollegeStartForm } from "#server/features/college-start/college-start.ts"

import { call, type CallData } from "../api/call.ts"
import type { HttpError } from "../api/http-error.ts"
import { queryKeyOf, useCall } from "../api/use-request.ts"
import { FieldInputs } from "../content/fields/field-input.tsx"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { RecordDraft } from "../kit/form/record-draft.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useText } from "../kit/text/use-language.ts"
import { collegeStartPath, sampleChecklistPath } from "./sample-banner.tsx"
import { useSampleTexts } from "./texts.ts"

type Removed = CallData<"POST /college-start">

function Submit() {
  const t = useText()
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" color="error" disabled={isSubmitting}>
      {t("console.collegeStart.title")}
    </Button>
  )
}

/** Fields that the draft does not keep: what erases data is chosen each time. */
const fieldsWithoutDraft = ["trials", "count", "password"]

/** Erases applications, messages and grievances too, as every erasure: with their number, the password and a backup. */
function Trials({
  form: { applications, messages, grievances, lastBackup },
}: {
  form: CollegeStartForm
}) {
  const t = useText()
  const texts = useSampleTexts()
  const when = useFormatDateTime()
  const isErasing = useWatch({ name: "trials" }) === true
  if (applications + messages + grievances === 0) return null
  return (
    <>
      <BooleanInput
        source="trials"
        label={texts("start.trials", { applications, messages, grievances })}
        helperText={texts("start.trialsHint")}
        defaultValue={false}
      />
      {isErasing && (
        <>
          {lastBackup ? (
            <Typography color="text.secondary">
              {t("console.privacy.due.backup", { time: when(lastBackup) })}
            </Typography>
          ) : (
            <Alert severity="warning">{t("console.privacy.due.noBackup")}</Alert>
          )}
          <TextInput
            source="count"
            label={texts("start.trialsCount")}
            autoComplete="off"
            inputMode="numeric"
            required
          />
          <PasswordInput
            source="password"
            label="console.account.currentPassword"
            autoComplete="current-password"
            required
          />
        </>
      )}
    </>
  )
}

interface StartFormProps {
  form: CollegeStartForm
  onDone: (removed: Removed) => void
}

function StartForm({ form, onDone }: StartFormProps) {
  const [failure, setFailure] = useState<string>()
  const { getMutateWithMiddlewares, ...middlewares } = useMutationMiddlewares()

  const send = async ({ trials, count, password, ...data }: Record<string, unknown>) => {
    setFailure(undefined)
    const erasing = trials === true && {
      trials,
      count: String(count ?? ""),
      password: String(password ?? ""),
    }
    const replace = getMutateWithMiddlewares((_path: string, own: object) =>
      call("POST /college-start", { data: own, ...erasing }),
    )
    try {
      onDone(await replace(collegeStartPath, data))
      return undefined
    } catch (error) {
      const { message, body } = error as HttpError
      setFailure(message)
      return (body?.errors ?? {}) as Record<string, string>
    }
  }
  return (
    <ResourceContextProvider value="college-start">
      <SaveContextProvider value={middlewares}>
        <Form onSubmit={send}>
          <RecordDraft never={fieldsWithoutDraft} />
          <FieldInputs fields={form.fields} />
          <Trials form={form} />
          <ErrorAlert text={failure} />
          <Submit />
        </Form>
      </SaveContextProvider>
    </ResourceContextProvider>
  )
}

function Done({ removed }: { removed: Removed }) {
  const texts = useSampleTexts()
  return (
    <Alert severity="success">
      {texts("start.done", { ...removed })} {texts("start.next")}
    </Alert>
  )
}

/**
 * "Start as my college": replaces the sample college by the college's own name, address, account and helpline. Once that is done,
 * the address leads to what is left of the sample.
 */
export function CollegeStartPage() {
  const texts = useSampleTexts()
  const queries = useQueryClient()
  const [removed, setRemoved] = useState<Removed>()
  const { data: site } = useCall("GET /college-start")
  const isSample = site?.isSample === true
  const isAsked = isSample && !removed
  const { data: form, error } = useCall("GET /college-start/form", {}, { enabled: isAsked })
  const finish = (counts: Removed) => {
    setRemoved(counts)
    // The form is there only once.
    const [formKey] = queryKeyOf("GET /college-start/form")
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== formKey })
  }
  if (site && !isSample && !removed) return <Navigate to={sampleChecklistPath} replace />
  return (
    <Stack spacing={2} sx={{ my: 2, maxWidth: 900 }}>
      <Title title="console.collegeStart.title" />
      <ErrorAlert text={error?.message} />
      {!form && !error && <Waiting />}
      {removed && <Done removed={removed} />}
      {form && !removed && (
        <div>
          <Typography gutterBottom>{texts("start.removes")}</Typography>
          <Typography sx={{ mb: 2 }}>{texts("start.keeps")}</Typography>
          <StartForm form={form} onDone={finish} />
        </div>
      )}
    </Stack>
  )
}
