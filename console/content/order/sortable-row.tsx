import { IconButton, Stack } from "@mui/material"
import { type ReactNode, use } from "react"
import {
  DataTableBody,
  type DataTableBodyProps,
  useListContext,
  useRecordContext,
} from "react-admin"

import { DownIcon, DragIcon, UpIcon } from "../../kit/page/icons.tsx"
import { lazyPage } from "../../kit/page/lazy-page.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { type ContentEntry, useMayEdit, useTitleOf } from "../entry.tsx"
import { HandleContext, useOrder } from "./use-order.ts"

export function OrderButtons() {
  const entry = useRecordContext<ContentEntry>()
  const { data = [] } = useListContext<ContentEntry>()
  const { isMovable, move } = useOrder()
  const t = useText()
  const titleOf = useTitleOf()
  const index = data.findIndex(({ id }) => id === entry?.id)
  if (!entry || !isMovable || index === -1) return null

  const title = titleOf(entry.item) || entry.id
  // Not disabled at the end of the list: that would lose the focus.
  const button = (label: "up" | "down", to: number) => {
    const isPossible = to >= 0 && to < data.length
    return {
      size: "small",
      "aria-label": t(`console.content.${label}`, { title }),
      "aria-disabled": !isPossible,
      sx: { opacity: isPossible ? 1 : 0.4 },
      onClick: () => isPossible && move(index, to),
    } as const
  }
  return (
    <Stack direction="row" onClick={(event) => event.stopPropagation()}>
      <IconButton {...button("up", index - 1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton {...button("down", index + 1)}>
        <DownIcon fontSize="small" />
      </IconButton>
    </Stack>
  )
}

/** Table body whose rows can be dragged when the list is in manual order. */
export function SortableBody(props: DataTableBodyProps) {
  const { row } = useOrder()
  return <DataTableBody {...props} {...(row && { row })} />
}

/** Drag handle for mouse, touch, or Space and the arrow keys. */
export function DragHandle() {
  const entry = useRecordContext<ContentEntry>()
  const handleRef = use(HandleContext)
  const t = useText()
  const titleOf = useTitleOf()
  const title = entry && (titleOf(entry.item) || entry.id)
  return (
    <IconButton
      ref={handleRef}
      size="small"
      aria-label={t("console.content.drag.handle", { title: title ?? "" })}
      aria-roledescription={t("console.content.drag.role")}
      onClick={(event) => event.stopPropagation()}
      sx={{ cursor: "grab", touchAction: "none" }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  )
}

/** The library for dragging is loaded only for a list in manual order. */
const Movable = lazyPage(() => import("./movable.tsx"), "Movable")

/** Makes the rows of a list sortable: by pointer, keyboard or buttons. */
export function SortableList({ isOrdered, children }: { isOrdered: boolean; children: ReactNode }) {
  const { sort } = useListContext<ContentEntry>()
  const isInOrder = sort.field === "position" && sort.order === "ASC"
  const isMovable = useMayEdit() && isOrdered && isInOrder
  return isMovable ? <Movable>{children}</Movable> : children
}
