import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/react"
import { isSortable } from "@dnd-kit/react/sortable"
import { useEffect, useMemo, useRef } from "react"
import { useTranslate } from "react-admin"

interface Rows {
  nameOf: (id: unknown) => string
  total: number
}

/** Screen reader announcements while a row is dragged, in the console's language. */
export const useAnnouncements = (rows: Rows) => {
  const translate = useTranslate()
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  return useMemo(() => {
    /** Announces an event of a row; positions are counted from 1. */
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
  }, [translate])
}
