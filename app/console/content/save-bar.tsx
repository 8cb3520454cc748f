import { SaveButton, Toolbar, useRecordContext } from "react-admin"

import { isOfficeDocument } from "#domain/content/office-documents.ts"

import { DraftIcon, EndIcon, PublishIcon } from "../icons.tsx"
import { type ContentEntry, useCollection } from "./entry.ts"
import { PreviewButton } from "./preview-button.tsx"
import { DeleteButton } from "./trash/delete-button.tsx"

type Times = Pick<ContentEntry, "publish_at" | "unpublish_at">

const isOver = (time: string | null | undefined) => Boolean(time && new Date(time) <= new Date())

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
