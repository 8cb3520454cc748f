import { Accessibility, StyleInjector } from "@dnd-kit/dom"
import {
  DragDropProvider,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from "@dnd-kit/react"
import { isSortable, useSortable } from "@dnd-kit/react/sortable"
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react"
import {
  DataTableRow,
  type DataTableRowProps,
  ListContextProvider,
  useListContext,
  useLocaleState,
  useRecordContext,
} from "react-admin"

import { styleNonce } from "../../kit/page/theme.ts"
import { useText } from "../../kit/text/use-language.ts"
import { type ContentEntry, useTitleOf } from "../entry.tsx"
import { HandleContext, OrderContext, useMovedList } from "./use-order.ts"

interface Rows {
  nameOf: (id: unknown) => string
  total: number
}

/** Screen reader announcements while a row is dragged, in the console's language. */
const useAnnouncements = (rows: Rows) => {
  const t = useText()
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  return useMemo(() => {
    /** Announces an event of a row; positions are counted from 1. */
    const say = (what: "lifted" | "over" | "cancelled" | "moved", id: unknown, index: number) => {
      const { nameOf, total } = latest.current
      return t(`console.content.drag.${what}`, {
        title: nameOf(id),
        place: index + 1,
        total,
      })
    }
    return {
      dragstart: ({ operation: { source } }: DragStartEvent) =>
        isSortable(source) ? say("lifted", source.id, source.index) : undefined,
      // Announce the target's index: the rows swap after this event.
      dragover: ({ operation: { source, target } }: DragOverEvent) =>
        isSortable(source) && isSortable(target) && target.id !== source.id
          ? say("over", source.id, target.index)
          : undefined,
      dragend: ({ canceled, operation: { source } }: DragEndEvent) => {
        if (!isSortable(source)) return undefined
        return canceled
          ? say("cancelled", source.id, source.initialIndex)
          : say("moved", source.id, source.index)
      },
    }
  }, [t])
}

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

/** A list whose rows can be moved: by pointer, keyboard or buttons. */
export function Movable({ children }: { children: ReactNode }) {
  const { list, move } = useMovedList()
  const t = useText()
  const titleOf = useTitleOf()
  const [locale] = useLocaleState()
  const [announcement, setAnnouncement] = useState("")
  const nameOf = (id: unknown) => {
    const entry = list.data?.find((item) => item.id === id)
    return entry ? titleOf(entry.item) || entry.id : String(id)
  }
  const announcements = useAnnouncements({ nameOf, total: list.data?.length ?? 0 })
  const instructions = t("console.content.drag.instructions")
  const plugins = useMemo(
    () => [
      Accessibility.configure({
        announcements,
        screenReaderInstructions: { draggable: instructions },
      }),
      StyleInjector.configure({ nonce: styleNonce }),
    ],
    [announcements, instructions],
  )
  const moveAndSay = (from: number, to: number) => {
    const title = nameOf(list.data?.[from]?.id)
    setAnnouncement(
      t("console.content.drag.moved", { title, place: to + 1, total: list.data?.length ?? 0 }),
    )
    move(from, to)
  }
  const onDragEnd = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return
    move(source.initialIndex, source.index)
  }
  const order = { isMovable: true, move: moveAndSay, row: SortableRow }
  return (
    <OrderContext value={order}>
      <ListContextProvider value={list}>
        <DragDropProvider
          key={locale}
          plugins={(usual) => [...usual, ...plugins]}
          onDragEnd={onDragEnd}
        >
          {children}
        </DragDropProvider>
      </ListContextProvider>
      <output style={unseen}>{announcement}</output>
    </OrderContext>
  )
}

/** Visually hidden, for screen readers. */
const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const
