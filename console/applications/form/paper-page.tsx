import { Button, Stack, Typography } from "@mui/material"
import { useEffect, useState } from "react"
import { Loading, Title } from "react-admin"
import { useLocation, useNavigate } from "react-router-dom"

import type { NamedSession } from "#domain/admission/session.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { submissionKeyFrom } from "#domain/applications/form/form-values.ts"
import { type UploadName, uploadNames, uploads } from "#domain/fields/uploads.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useAdmissionSession } from "../../admission-sessions/use-sessions.ts"
import { requestData } from "../../api/api-client.ts"
import { DraftStatus } from "../../kit/form/draft-form.tsx"
import { useLeaveGuard } from "../../kit/form/leave-guard.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { useKeptValues } from "../../kit/form/use-draft.ts"
import { useText } from "../../kit/text/use-language.ts"
import { Allowed } from "../../permission.tsx"
import { FormInputs, SaveErrors, TypedForm } from "./form-inputs.tsx"
import { PaperPictureInput } from "./picture-input.tsx"
import { validationError, useApplicationForm } from "./use-application-form.ts"
import {
  changedValues,
  draftValues,
  emptyForm,
  paperFormBody,
  type PaperPictures,
} from "./values.ts"

const tooLarge = (pictures: PaperPictures): FieldErrors =>
  Object.fromEntries(
    uploadNames
      .filter((name) => (pictures[name]?.size ?? 0) > uploads[name].maxBytes)
      .map((name) => [name, [`${name}.too_large`]]),
  )

const overrides = {
  agreed_to_declaration: { label: "console.paper.signed", error: "console.paper.notSigned" },
}

const usePaper = (course: string, session: NamedSession) => {
  const navigate = useNavigate()
  // Submission key for idempotency: a repeated request stores no second application.
  const [key, setKey] = useState(() =>
    submissionKeyFrom(crypto.getRandomValues(new Uint8Array(18))),
  )
  const [pictures, setPictures] = useState<PaperPictures>({})
  const { attempt, failure, isRunning } = useAttempt()
  const form = useApplicationForm(emptyForm(course), session)
  const { before, values } = form
  const isTyped =
    Object.keys(changedValues(before, values)).length > 0 || Object.keys(pictures).length > 0
  const allowLeaving = useLeaveGuard(isTyped)
  const draft = useKeptValues("paper", isTyped, {
    values: { key, values: draftValues(values) },
    restore: (stored) => {
      setKey(stored.key)
      form.restore(stored.values)
    },
    reset: () => form.restore(before),
  })

  const choose = (name: UploadName, file: File | undefined) => {
    setPictures(({ [name]: _former, ...others }) => (file ? { ...others, [name]: file } : others))
    form.clearError(name)
    form.showErrors(tooLarge({ [name]: file }))
  }
  const store = async () => {
    if (form.isWrong(tooLarge(pictures))) throw validationError
    const body = paperFormBody(values, pictures, key)
    const stored = requestData<StaffApplication>("POST", "/applications", body)
    const { id } = await stored.catch(form.showRefusal)
    allowLeaving()
    await draft.remove()
    await navigate(`/applications/${id}/show`, { state: { isEntered: true } })
  }
  const send = () => void (isRunning || attempt(store))
  return { form, pictures, choose, failure, isRunning, send, draft }
}

function PaperForm({ course, session }: { course: string; session: NamedSession }) {
  const t = useText()
  const { form, pictures, choose, failure, isRunning, send, draft } = usePaper(course, session)
  // For a pile of forms: the course of the last form is preset, so focus the URN.
  useEffect(() => document.getElementById(course ? "urn" : "course")?.focus(), [course])

  const picture = (field: string) => {
    const name = uploadNames.find((known) => known === field)!
    return (
      <PaperPictureInput
        key={name}
        name={name}
        file={pictures[name]}
        errors={form.errors[name]}
        onChoose={choose}
      />
    )
  }
  return (
    <TypedForm onSend={send}>
      <Typography>
        {t("console.paper.lead")} {t("console.form.keys")} {t("console.drafts.withoutNumbers")}
      </Typography>
      <DraftStatus state={draft.state} onDiscard={draft.discard} />
      <FormInputs form={form} overrides={overrides} picture={picture} />
      <SaveErrors failure={failure} />
      <Stack direction="row">
        <Button type="submit" variant="contained" size="large" disabled={isRunning}>
          {t("console.paper.save")}
        </Button>
      </Stack>
    </TypedForm>
  )
}

export function PaperPage() {
  const course = (useLocation().state as { course?: string } | null)?.course ?? ""
  const session = useAdmissionSession()
  return (
    <Allowed to="applications.enter" title="console.paper.title">
      <Title title="console.paper.title" />
      {session ? <PaperForm course={course} session={session} /> : <Loading />}
    </Allowed>
  )
}
