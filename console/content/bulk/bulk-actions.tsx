import { type ReactElement, useRef } from "react"
import { useListContext } from "react-admin"

import { batchesOf, type Skipped } from "../../api/batches.ts"
import { BulkDialog } from "../../kit/dialog/bulk-dialog.tsx"
import { DialogButton } from "../../kit/dialog/form-dialog.tsx"
import {
  AlbumIcon,
  DeleteIcon,
  DownIcon,
  DraftIcon,
  PublishIcon,
  UpIcon,
} from "../../kit/page/icons.tsx"
import { BulkButton } from "../../kit/table/bulk-button.tsx"
import { type TextKey, useText } from "../../kit/text/use-language.ts"
import { collectionOf } from "../collections.ts"
import { type ContentEntry, useCollection, useMayEdit, useTitleOf } from "../entry.tsx"
import { AlbumChoice } from "../photos/album-choice.tsx"
import { changeMany, movesBack, movesTo, publishedNow, type Sent } from "./change-many.ts"

interface ActionProps {
  label: TextKey
  icon: ReactElement
  /** Why an item stays as it is. */
  whyNot?: (entry: ContentEntry) => TextKey | undefined
  /** Returns the changed values of an item. Without it the action deletes the items. */
  sentOf?: (entry: ContentEntry, text: (name: string) => string) => Sent
  children?: ReactElement
}

const staysNone = () => undefined

/** Asks, runs the action, lists what stays and why, and offers to undo it. */
function ActionButton({ label, icon, whyNot = staysNone, sentOf, children }: ActionProps) {
  const t = useText()
  const { collection } = useCollection()
  const titleOf = useTitleOf()
  const versions = useRef(new Map<string, number>())

  const run = async (
    batch: readonly ContentEntry[],
    text: (name: string) => string,
  ): Promise<Skipped[]> => {
    const items = batch.map((entry) => {
      const { id, version } = entry
      return { id, version, sent: sentOf?.(entry, text) ?? {} }
    })
    const done = await changeMany(collection, sentOf ? "change" : "remove", items)
    for (const [id, version] of done.versions) versions.current.set(id, version)
    return done.skipped
  }
  const undo = async (changed: readonly ContentEntry[]) => {
    const failed: Skipped[] = []
    const items = changed.map(({ id }) => ({ id, version: versions.current.get(id)! }))
    for (const batch of batchesOf(items)) {
      const { skipped } = await changeMany(collection, sentOf ? "undo" : "restore", batch)
      failed.push(...skipped)
    }
    if (failed[0]) throw new Error(failed[0].reason)
  }
  return (
    <DialogButton label={label} icon={icon}>
      {(close) => (
        <BulkDialog<ContentEntry>
          title={t(label)}
          action={label}
          labelOf={({ id, item }) => titleOf(item) || id}
          whyNot={whyNot}
          run={run}
          undo={undo}
          onClose={close}
        >
          {() => children}
        </BulkDialog>
      )}
    </DialogButton>
  )
}

/** Puts all selected items to the beginning or the end of the order. Only with the whole list in view. */
function EndButton({ end, icon }: { end: "top" | "end"; icon: ReactElement }) {
  const {
    resource,
    data = [],
    total,
    sort,
    selectedIds,
    filterValues,
  } = useListContext<ContentEntry>()
  const t = useText()
  const former = useRef<string[]>([])
  const isWhole = data.length === total && Object.keys(filterValues).length === 0
  const isInOrder = isWhole && sort.field === "position" && sort.order === "ASC"
  if (!isInOrder || selectedIds.length === total) return null
  const collection = collectionOf(resource)
  // The order has no versions.
  const send = async (moves: ReturnType<typeof movesTo>) => {
    const items = moves.map((move) => ({ ...move, version: 0 }))
    const { versions, skipped } = await changeMany(collection, "move", items)
    return { changed: [...versions.keys()], skipped }
  }
  return (
    <BulkButton
      label={t(`console.content.bulk.${end}`)}
      icon={icon}
      run={(ids) => {
        former.current = data.map(({ id }) => id)
        return send(movesTo(end, former.current, ids))
      }}
      undo={(ids) => send(movesBack(former.current, ids))}
    />
  )
}

const hidden = { publish_at: null, unpublish_at: null } as const satisfies Sent

/** Actions on all selected items of a collection, also on other pages of the list. */
export function ContentBulkActions({ isOrdered }: { isOrdered: boolean }) {
  const { collection } = useCollection()
  if (!useMayEdit()) return null
  return (
    <>
      <ActionButton
        label="console.content.bulk.publish"
        icon={<PublishIcon />}
        whyNot={({ state }) =>
          state === "published" ? "console.content.bulk.isPublished" : undefined
        }
        sentOf={publishedNow}
      />
      <ActionButton
        label="console.content.bulk.hide"
        icon={<DraftIcon />}
        whyNot={({ state }) => (state === "draft" ? "console.content.bulk.isHidden" : undefined)}
        sentOf={() => hidden}
      />
      {collection === "photos" && (
        <ActionButton
          label="console.content.bulk.album"
          icon={<AlbumIcon />}
          sentOf={(_entry, text) => ({ album: text("album") || null })}
        >
          <AlbumChoice />
        </ActionButton>
      )}
      {isOrdered && (
        <>
          <EndButton end="top" icon={<UpIcon />} />
          <EndButton end="end" icon={<DownIcon />} />
        </>
      )}
      <ActionButton label="ra.action.delete" icon={<DeleteIcon />} />
    </>
  )
}
