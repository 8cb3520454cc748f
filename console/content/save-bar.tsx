import { Box, type Theme, useMediaQuery } from "@mui/material"
import { useRef } from "react"
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
import { isOver } from "../api/server-time.ts"
import { useNotifyError } from "../api/use-request.ts"
import { TextButton } from "../kit/dialog/text-button.tsx"
import { DeleteIcon, DraftIcon, EndIcon, PreviewIcon } from "../kit/page/icons.tsx"
import { CheckButton, PublishButton } from "./accessibility/publish-button.tsx"
import { collectionOf } from "./collections.ts"
import { type ContentEntry, useCollection } from "./entry.tsx"
import { TakeDown } from "./pages/take-down.tsx"
import { DeleteButton } from "./trash/delete-button.tsx"
import { useSaveKey } from "./use-save-key.ts"

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

/** For the page around the form: the bar stays in view below its fields, and covers none that has the focus. */
export const withSaveBar = {
  "& .RaEdit-card, & .RaCreate-card": { overflow: "visible" },
  "& form :is(input, textarea, button, [contenteditable], [role=combobox])": {
    scrollMarginBottom: "6rem",
  },
}

const then = { type: "button", variant: "outlined", alwaysEnable: true } as const

/** Buttons that publish the item or take it down, by its state. */
function StateButtons({ state, isNew }: { state: ContentEntry["state"]; isNew: boolean }) {
  const draft = (close?: () => void) => (
    <SaveButton
      {...then}
      label="console.content.unpublish"
      icon={<DraftIcon />}
      transform={times.unpublish}
      onClick={close}
    />
  )
  return (
    <>
      {state !== "published" && <PublishButton transform={times.publish} />}
      {state === "published" && (
        <TakeDown label="console.content.end" icon={<EndIcon />}>
          {(close) => (
            <SaveButton
              {...then}
              label="console.content.end"
              icon={<EndIcon />}
              transform={times.end}
              onClick={close}
            />
          )}
        </TakeDown>
      )}
      {state === "published" && (
        <TakeDown label="console.content.unpublish" icon={<DraftIcon />}>
          {draft}
        </TakeDown>
      )}
      {(state === "scheduled" || state === "expired") && draft()}
      {!isNew && (
        <TakeDown label="ra.action.delete" icon={<DeleteIcon />} isDangerous>
          {() => <DeleteButton />}
        </TakeDown>
      )}
    </>
  )
}

/** Buttons by publishing state: save, preview, publish now, unpublish now, back to draft, delete. Save is always in view. */
export function SaveBar() {
  const entry = useRecordContext<ContentEntry>()
  const { collection } = useCollection()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const bar = useRef<HTMLDivElement>(null)
  useSaveKey(bar)
  const others = !isOfficeDocument(collection) && (
    <StateButtons state={entry?.state ?? "draft"} isNew={!entry} />
  )
  return (
    <>
      {/* On a phone all of the buttons would cover the fields. */}
      {isPhone && others && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, px: 2, pb: 1 }}>{others}</Box>
      )}
      <Toolbar
        ref={bar}
        sx={{
          gap: 1,
          flexWrap: "wrap",
          bgcolor: "background.default",
          borderTop: 1,
          borderColor: "divider",
          "&, &.RaToolbar-mobileToolbar": { position: "sticky", bottom: 0, zIndex: 2 },
        }}
      >
        <SaveButton alwaysEnable aria-keyshortcuts="Control+S" />
        <PreviewButton />
        {!isOfficeDocument(collection) && <CheckButton />}
        {!isPhone && others}
      </Toolbar>
    </>
  )
}
