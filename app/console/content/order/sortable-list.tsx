import type { ReactNode } from "react"
import { useListContext } from "react-admin"

import { lazyPage } from "../../layout/lazy-page.tsx"
import { type ContentEntry, useMayEdit } from "../entry.ts"

/** The library for dragging is loaded only for a list in manual order. */
const Movable = lazyPage(() => import("./movable.tsx"), "Movable")

/** Makes the rows of a list sortable: by pointer, keyboard or buttons. */
export function SortableList({ isOrdered, children }: { isOrdered: boolean; children: ReactNode }) {
  const { sort } = useListContext<ContentEntry>()
  const isInOrder = sort.field === "position" && sort.order === "ASC"
  const isMovable = useMayEdit() && isOrdered && isInOrder
  return isMovable ? <Movable>{children}</Movable> : children
}
