import { Alert, Button, Card, CardContent, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import {
  BooleanInput,
  Form,
  ResourceContextProvider,
  SaveContextProvider,
  Title,
  useMutationMiddlewares,
} from "react-admin"
import { useFormState } from "react-hook-form"

import type { CollegeStartForm } from "#server/features/college-start/college-start.ts"

import { call, type CallData } from "../api/call.ts"
import type { HttpError } from "../api/http-error.ts"
import { useCall } from "../api/use-request.ts"
import { FieldInputs } from "../content/fields/field-input.tsx"
import { RecordDraft } from "../kit/form/record-draft.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useText } from "../kit/text/use-language.ts"
import { collegeStartPath } from "./sample-banner.tsx"

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
const fieldsWithoutDraft = ["trials"]

interface StartFormProps {
  form: CollegeStartForm
  onDone: (removed: Removed) => void
}

function StartForm({ form, onDone }: StartFormProps) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const { getMutateWithMiddlewares, ...middlewares } = useMutationMiddlewares()

  const send = async ({ trials, ...data }: Record<string, unknown>) => {
    setFailure(undefined)
    const replace = getMutateWithMiddlewares((_path: string, own: object) =>
      call("POST /college-start", { data: own, trials: trials === true }),
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
  const { fields, applications, messages } = form
  return (
    <ResourceContextProvider value="college-start">
      <SaveContextProvider value={middlewares}>
        <Form onSubmit={send}>
          <RecordDraft never={fieldsWithoutDraft} />
          <FieldInputs fields={fields} />
          {applications + messages > 0 && (
            <BooleanInput
              source="trials"
              label={t("console.collegeStart.trials", { applications, messages })}
              helperText="console.collegeStart.trialsHint"
              defaultValue={false}
            />
          )}
          <ErrorAlert text={failure} />
          <Submit />
        </Form>
      </SaveContextProvider>
    </ResourceContextProvider>
  )
}

function Done({ removed }: { removed: Removed }) {
  const t = useText()
  return (
    <Alert severity="success">
      {t("console.collegeStart.done", { ...removed })} {t("console.collegeStart.next")}
    </Alert>
  )
}

/** "Start as my college": replaces the sample college by the college's own name, address, account and helpline. */
export function CollegeStartPage() {
  const t = useText()
  const queries = useQueryClient()
  const [removed, setRemoved] = useState<Removed>()
  const { data: form, error } = useCall("GET /college-start/form")
  const finish = (counts: Removed) => {
    setRemoved(counts)
    void queries.invalidateQueries()
  }
  return (
    <Stack spacing={2} sx={{ my: 2, maxWidth: 900 }}>
      <Title title="console.collegeStart.title" />
      <ErrorAlert text={error?.message} />
      {!form && !error && <Waiting />}
      {removed && <Done removed={removed} />}
      {form && !removed && (
        <Card>
          <CardContent>
            <Typography gutterBottom>{t("console.collegeStart.removes")}</Typography>
            <Typography sx={{ mb: 2 }}>{t("console.collegeStart.keeps")}</Typography>
            <StartForm form={form} onDone={finish} />
          </CardContent>
        </Card>
      )}
    </Stack>
  )
}
