import { useSortable } from "@dnd-kit/react/sortable"
import DragIcon from "@mui/icons-material/DragIndicator"
import { IconButton } from "@mui/material"
import { createContext, use } from "react"
import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useListContext,
  useRecordContext,
  useTranslate,
} from "react-admin"

import { type ContentEntry, useTitleOf } from "../entry.ts"
import { useOrder } from "./use-order.ts"

const HandleContext = createContext<(element: Element | null) => void>(() => undefined)

function SortableRow(props: DataTableRowProps) {
  const entry = useRecordContext<ContentEntry>()!
  const { data = [] } = useListContext<ContentEntry>()
  const index = data.findIndex(({ id }) => id === entry.id)
  const { ref, handleRef, isDragging } = useSortable({ id: entry.id, index })
  return (
    <HandleContext value={handleRef}>
      <DataTableRow ref={ref} selected={isDragging} {...props} />
    </HandleContext>
  )
}

/** Table body whose rows can be dragged when the list is in manual order. */
export function SortableBody(props: DataTableBodyProps) {
  const { isMovable } = useOrder()
  return <DataTableBody {...props} {...(isMovable && { row: SortableRow })} />
}

/** Drag handle for mouse, touch, or Space and the arrow keys. */
export function DragHandle() {
  const entry = useRecordContext<ContentEntry>()
  const handleRef = use(HandleContext)
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const title = entry && (titleOf(entry.item) || entry.id)
  return (
    <IconButton
      ref={handleRef}
      size="small"
      aria-label={translate("console.content.drag.handle", { title })}
      aria-roledescription={translate("console.content.drag.role")}
      onClick={(event) => event.stopPropagation()}
      sx={{ cursor: "grab", touchAction: "none" }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  )
}
