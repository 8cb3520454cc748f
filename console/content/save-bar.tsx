import { Alert, Box } from "@mui/material"
import {
  useLocaleState,
  useRecordContext,
  useResourceContext,
  SaveButton,
  Toolbar,
} from "react-admin"
import { useFormContext } from "react-hook-form"

import { isOfficeDocument } from "#domain/content/office-documents.ts"

import { call, type CallData } from "../api/call.ts"
import type { HttpError } from "../api/http-error.ts"
import { serverNow } from "../api/server-time.ts"
import { useNotifyError } from "../api/use-request.ts"
import { MomentInput } from "../kit/day/moment-input.tsx"
import { TextButton } from "../kit/dialog/text-button.tsx"
import { PreviewIcon, DraftIcon, EndIcon, PublishIcon } from "../kit/page/icons.tsx"
import { useText } from "../kit/text/use-language.ts"
import { collectionOf } from "./collections.ts"
import { type ContentEntry, useCollection } from "./entry.tsx"
import { DeleteButton } from "./trash/delete-button.tsx"

type Preview = CallData<"POST /content/:collection/preview">

/** Waits for a draft preview, and opens it. */
const useOpenPreview = () => {
  const [locale] = useLocaleState()
  return async (request: Promise<Preview>) => {
    const preview = await request
    const language = locale === "hi" ? "/hi" : ""
    window.open(`${language}${preview.path}?preview=${preview.token}`, "_blank", "noopener")
  }
}

/** Opens a preview of a saved item that is not public, for members with read access only. */
export function PreviewSavedButton() {
  const entry = useRecordContext<ContentEntry>()
  const openPreview = useOpenPreview()
  const notifyError = useNotifyError()
  const collection = collectionOf(useResourceContext()!)
  const preview = () => {
    const saved = { collection, slug: entry!.id }
    return openPreview(call("POST /content/:collection/:slug/preview", saved)).catch(notifyError)
  }
  return (
    <TextButton label="console.content.preview" startIcon={<PreviewIcon />} onClick={preview} />
  )
}

/** Opens a draft preview of the form's values; nothing is saved or published. */
function PreviewButton() {
  const entry = useRecordContext<ContentEntry>()
  const { getValues, setError } = useFormContext<ContentEntry>()
  const openPreview = useOpenPreview()
  const notifyError = useNotifyError()
  const show = (error: HttpError) => {
    const errors: Record<string, string> = error.body?.errors ?? {}
    for (const [place, fieldError] of Object.entries(errors).toReversed())
      setError(place as "item", { message: fieldError }, { shouldFocus: true })
    notifyError(error)
  }
  const collection = collectionOf(useResourceContext()!)
  const preview = () => {
    const draft = { collection, slug: entry?.id, data: { item: getValues("item") } }
    return openPreview(call("POST /content/:collection/preview", draft)).catch(show)
  }
  return (
    <TextButton
      label="console.content.preview"
      variant="outlined"
      size="medium"
      startIcon={<PreviewIcon />}
      onClick={preview}
    />
  )
}

type Times = Pick<ContentEntry, "publish_at" | "unpublish_at">

const isOver = (time: string | null | undefined) => Boolean(time && new Date(time) <= serverNow())

/** Publishing times that are saved with the item. "now" is resolved by the server. */
const times = {
  publish: <Sent extends Partial<Times>>(sent: Sent) => ({
    ...sent,
    publish_at: "now",
    unpublish_at: isOver(sent.unpublish_at) ? null : sent.unpublish_at,
  }),
  end: <Sent extends object>(sent: Sent) => ({ ...sent, unpublish_at: "now" }),
  unpublish: <Sent extends object>(sent: Sent) => ({
    ...sent,
    publish_at: null,
    unpublish_at: null,
  }),
}

/** Buttons by publishing state: save, preview, publish now, unpublish now, back to draft, delete. */
export function SaveBar() {
  const entry = useRecordContext<ContentEntry>()
  const { collection } = useCollection()
  const isOffice = isOfficeDocument(collection)
  const state = entry?.state ?? "draft"
  const then = { type: "button", variant: "outlined", alwaysEnable: true } as const
  return (
    <Toolbar
      sx={{
        gap: 1,
        flexWrap: "wrap",
        bgcolor: "background.paper",
        // On a phone the fixed toolbar would cover the fields.
        "&.RaToolbar-mobileToolbar": { position: "static" },
      }}
    >
      <SaveButton alwaysEnable />
      <PreviewButton />
      {!isOffice && state !== "published" && (
        <SaveButton
          {...then}
          label="console.content.publish"
          icon={<PublishIcon />}
          transform={times.publish}
        />
      )}
      {!isOffice && state === "published" && (
        <SaveButton
          {...then}
          label="console.content.end"
          icon={<EndIcon />}
          transform={times.end}
        />
      )}
      {!isOffice && state !== "draft" && (
        <SaveButton
          {...then}
          label="console.content.unpublish"
          icon={<DraftIcon />}
          transform={times.unpublish}
        />
      )}
      {!isOffice && entry && <DeleteButton />}
    </Toolbar>
  )
}

/** When the item is published and unpublished by itself. */
export function StateTimes() {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mb: 2 }}>
      <MomentInput
        source="publish_at"
        label="console.content.publishAt"
        helperText="console.content.publishAtHint"
      />
      <MomentInput
        source="unpublish_at"
        label="console.content.unpublishAt"
        helperText="console.content.unpublishAtHint"
      />
    </Box>
  )
}

const asTranslated = <Sent extends object>(sent: Sent) => ({ ...sent, is_translated: true })

/** Above the form: which language is older, and a button for a change that needs no translation. */
export function TranslationNotice() {
  const entry = useRecordContext<ContentEntry>()
  const t = useText()
  const translation = entry?.translation ?? "complete"
  if (translation === "complete") return null
  const isOlder = translation.endsWith("_older")
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mb: 2, width: "100%" }}
      action={
        isOlder && (
          <SaveButton
            type="button"
            variant="text"
            alwaysEnable
            icon={<></>}
            label="console.content.translation.same"
            transform={asTranslated}
          />
        )
      }
    >
      {t(`console.content.translation.${translation}`)}
      {!isOlder && ` ${t("console.content.translation.draftOnly")}`}
    </Alert>
  )
}
