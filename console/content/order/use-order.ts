import { type ComponentType, createContext, use, useRef, useState } from "react"
import { type DataTableRowProps, useListContext } from "react-admin"

import { call } from "../../api/call.ts"
import { useNotifyError } from "../../api/use-request.ts"
import { collectionOf } from "../collections.ts"
import type { ContentEntry } from "../entry.tsx"
import { moved, placeOf, inOrder } from "./moves.ts"

interface Order {
  /** True if the list is in manual order and the member may edit it. */
  isMovable: boolean
  move: (from: number, to: number) => void
  /** A table row that can be dragged. */
  row?: ComponentType<DataTableRowProps>
}

export const OrderContext = createContext<Order>({ isMovable: false, move: () => undefined })

export const useOrder = () => use(OrderContext)

export const HandleContext = createContext<(element: Element | null) => void>(() => undefined)

/**
 * Optimistic reordering: a moved row changes place at once, and returns if the server refuses. Only the move is
 * sent, so that two members can reorder at the same time.
 */
export const useMovedList = () => {
  const list = useListContext<ContentEntry>()
  const { resource, data = [], refetch } = list
  const notifyError = useNotifyError()
  const [optimisticOrder, setOptimisticOrder] = useState<string[]>()
  const pendingCount = useRef(0)
  const lastMove = useRef(Promise.resolve())
  const items = optimisticOrder ? inOrder(data, optimisticOrder) : data

  /** Sends the moves in sequence; the last one refetches the list. */
  const follow = async (former: Promise<void>, slug: string, place: object) => {
    await former
    const collection = collectionOf(resource)
    await call("POST /content/:collection/order", { collection, slug, ...place }).catch(notifyError)
    if (--pendingCount.current > 0) return
    await refetch()
    setOptimisticOrder(undefined)
  }
  const move = (from: number, to: number) => {
    const slugs = items.map(({ id }) => id)
    setOptimisticOrder(moved(slugs, from, to))
    pendingCount.current++
    lastMove.current = follow(lastMove.current, slugs[from]!, placeOf(slugs, from, to))
  }
  return { list: { ...list, data: items } as typeof list, move }
}
