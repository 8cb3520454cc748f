import { createContext, use, useRef, useState } from "react"
import { useListContext, useNotify } from "react-admin"

import { request } from "../../api-client.ts"
import type { ContentEntry } from "../entry.ts"
import { inOrder, moved, placeOf } from "./moves.ts"

/** How the rows of a list are moved. */
interface Order {
  /** Whether the list shows the college's own order, and who looks may change it. */
  isMovable: boolean
  move: (from: number, to: number) => void
}

export const OrderContext = createContext<Order>({ isMovable: false, move: () => undefined })

export const useOrder = () => use(OrderContext)

/**
 * The list as one orders it: a moved row stands at its new place at once, and is back at its old one where the
 * server refuses. Only what was moved is sent, so that two may order at once.
 */
export const useMovedList = () => {
  const list = useListContext<ContentEntry>()
  const { resource, data = [], refetch } = list
  const notify = useNotify()
  const [wanted, setWanted] = useState<string[]>()
  const waiting = useRef(0)
  const sent = useRef(Promise.resolve())
  const shown = wanted ? inOrder(data, wanted) : data

  const send = async (slug: string, place: object) => {
    try {
      await request("POST", `/${resource}/order`, { slug, ...place })
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
  }
  /** One after another, as they were made; the last one shows what became of them. */
  const follow = async (former: Promise<void>, slug: string, place: object) => {
    await former
    await send(slug, place)
    if (--waiting.current > 0) return
    await refetch()
    setWanted(undefined)
  }
  const move = (from: number, to: number) => {
    const slugs = shown.map(({ id }) => id)
    setWanted(moved(slugs, from, to))
    waiting.current++
    sent.current = follow(sent.current, slugs[from]!, placeOf(slugs, from, to))
  }
  return { list: { ...list, data: shown } as typeof list, move }
}
