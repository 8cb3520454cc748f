import { Typography } from "@mui/material"
import { useState } from "react"
import { useNotify, useRefresh } from "react-admin"

import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { type UploadName, uploadNames, uploads } from "#domain/fields/uploads.ts"

import { request } from "../../api/api-client.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { PaperPictureInput } from "../form/picture-input.tsx"
import type { PaperPictures } from "../form/values.ts"
import { useApplication } from "../use-application.ts"

/** Replaces the photo, the signature or both, with a reason for the history. */
export function PicturesDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh()
  const t = useText()
  const notify = useNotify()
  const [chosen, setChosen] = useState<PaperPictures>({})
  const { submit, failure, errors, isRunning } = useAttempt()
  const { id, version, status } = useApplication()
  const isTooLarge = (name: UploadName) => (chosen[name]?.size ?? 0) > uploads[name].maxBytes
  const refusals = failure?.body?.errors ?? {}
  /** The server's message key of a picture, which the console's messages do not have, or what can be told before. */
  const errorsOf = (name: UploadName): MessageKey[] | undefined => {
    if (isTooLarge(name)) return [`${name}.too_large`]
    const key = refusals[name]?.replace("console.errors.", "")
    return key && key !== "missing" ? [key as MessageKey] : undefined
  }
  const send = submit(async (text) => {
    const body = new FormData()
    body.set("why", text("why"))
    body.set("expectedVersion", String(version))
    for (const name of uploadNames) if (chosen[name]) body.set(name, chosen[name])
    await request("POST", `/applications/${encodeURIComponent(id)}/pictures`, body)
    notify("console.pictures.stored", { type: "success" })
    onClose()
    refresh()
  })
  const isChosen = uploadNames.some((name) => chosen[name])
  return (
    <FormDialog
      title={t("console.pictures.title")}
      onClose={onClose}
      onSubmit={send}
      draft={`pictures/${id}`}
      ignoresBackdrop={isChosen}
      submit={{
        label: "console.pictures.replace",
        disabled: isRunning || !isChosen || uploadNames.some(isTooLarge),
      }}
    >
      <Typography gutterBottom>
        {t(`console.pictures.${status === "admitted" ? "leadAdmitted" : "lead"}`)}
      </Typography>
      {uploadNames.map((name) => (
        <PaperPictureInput
          key={name}
          name={name}
          file={chosen[name]}
          errors={errorsOf(name)}
          onChoose={(_name, file) => setChosen((former) => ({ ...former, [name]: file }))}
        />
      ))}
      <PlainField name="why" label="console.correct.why" error={errors["why"]} />
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}
