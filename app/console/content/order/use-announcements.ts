import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/react"
import { isSortable } from "@dnd-kit/react/sortable"
import { useEffect, useMemo, useRef } from "react"
import { useTranslate } from "react-admin"

interface Rows {
  nameOf: (id: unknown) => string
  total: number
}

/** What a screen reader says while a row is dragged, in the console's language. */
export const useAnnouncements = (rows: Rows) => {
  const translate = useTranslate()
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  return useMemo(() => {
    /** What happens to a row at an index, counted from 1 for people. */
    const say = (what: string, id: unknown, index: number) => {
      const { nameOf, total } = latest.current
      return translate(`console.content.drag.${what}`, {
        title: nameOf(id),
        place: index + 1,
        total,
      })
    }
    return {
      dragstart: ({ operation: { source } }: DragStartEvent) =>
        isSortable(source) ? say("lifted", source.id, source.index) : undefined,
      // Where it will be: the rows change places after this event.
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
  }, [translate])
}
