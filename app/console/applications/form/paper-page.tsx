import { Button, Stack, Typography } from "@mui/material"
import { useEffect, useState } from "react"
import { Loading, Title, useTranslate } from "react-admin"
import { useLocation, useNavigate } from "react-router-dom"

import type { NamedSession } from "#domain/admission/session.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { type FormValues, submissionKeyFrom } from "#domain/applications/form/form-values.ts"
import { type UploadName, uploadNames, uploads } from "#domain/fields/uploads.ts"

import { useAdmissionSession } from "../../admission-sessions.ts"
import type { HttpError } from "../../api/http-error.ts"
import { DraftStatus } from "../../drafts/draft-form.tsx"
import { useLeaveGuard } from "../../drafts/leave-guard.tsx"
import { useDraft } from "../../drafts/use-draft.ts"
import { Allowed } from "../../permission.tsx"
import { isValidationError, SaveErrors, saveErrorsOf } from "../save-errors.tsx"
import { draftValues } from "./draft-values.ts"
import { FormInputs } from "./form-inputs.tsx"
import { PaperPictureInput } from "./picture-input.tsx"
import { type PaperPictures, sendPaper } from "./send-paper.ts"
import { TypedForm } from "./typed-form.tsx"
import { useFilledForm } from "./use-filled-form.ts"
import { changedValues, emptyForm } from "./values.ts"

const tooLarge = (pictures: PaperPictures): FieldErrors =>
  Object.fromEntries(
    uploadNames
      .filter((name) => (pictures[name]?.size ?? 0) > uploads[name].maxBytes)
      .map((name) => [name, [`${name}.too_large`]]),
  )

const overrides = {
  agreed_to_declaration: { label: "console.paper.signed", error: "console.paper.notSigned" },
}

interface PaperDraft {
  key: string
  values: FormValues
}

const usePaper = (course: string, session: NamedSession) => {
  const navigate = useNavigate()
  // Submission key for idempotency: a repeated request stores no second application.
  const [key, setKey] = useState(() =>
    submissionKeyFrom(crypto.getRandomValues(new Uint8Array(18))),
  )
  const [pictures, setPictures] = useState<PaperPictures>({})
  const [failure, setFailure] = useState<HttpError>()
  const [isSending, setIsSending] = useState(false)
  const form = useFilledForm(emptyForm(course), session)
  const { before, values } = form
  const isTyped =
    Object.keys(changedValues(before, values)).length > 0 || Object.keys(pictures).length > 0
  const allowLeaving = useLeaveGuard(isTyped)
  const draft = useDraft("paper", ({ values: kept }) => {
    const { key: keyOfDraft, values: typed } = kept as PaperDraft
    setKey(keyOfDraft)
    form.restore(typed)
    return "restored"
  })
  const { keep } = draft
  useEffect(() => {
    if (isTyped) keep(() => ({ key, values: draftValues(values) }) satisfies PaperDraft)
  }, [isTyped, keep, key, values])
  const discard = () => {
    form.restore(before)
    void draft.remove()
  }

  const choose = (name: UploadName, file: File | undefined) => {
    setPictures(({ [name]: _former, ...others }) => (file ? { ...others, [name]: file } : others))
    form.clearError(name)
    form.showErrors(tooLarge({ [name]: file }))
  }
  const send = async () => {
    if (isSending) return
    if (form.isWrong(tooLarge(pictures))) return setFailure(isValidationError)
    setFailure(undefined)
    setIsSending(true)
    try {
      const id = await sendPaper(values, pictures, key)
      allowLeaving()
      await draft.remove()
      await navigate(`/applications/${id}/show`, { state: { isEntered: true } })
    } catch (error) {
      setIsSending(false)
      setFailure(error as HttpError)
      form.showErrors(saveErrorsOf(error as HttpError))
    }
  }
  return { form, pictures, choose, failure, isSending, send, draft, discard }
}

function PaperForm({ course, session }: { course: string; session: NamedSession }) {
  const translate = useTranslate()
  const { form, pictures, choose, failure, isSending, send, draft, discard } = usePaper(
    course,
    session,
  )
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
    <TypedForm onSend={() => void send()}>
      <Typography>
        {translate("console.paper.lead")} {translate("console.form.keys")}{" "}
        {translate("console.drafts.withoutNumbers")}
      </Typography>
      <DraftStatus state={draft.state} onDiscard={discard} />
      <FormInputs form={form} overrides={overrides} picture={picture} />
      <SaveErrors failure={failure} />
      <Stack direction="row">
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {translate("console.paper.save")}
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
