import type { RaRecord } from "react-admin"

/** A version of an item from before a change or a removal. */
export interface Revision extends RaRecord<number> {
  version: number
  at: string
  by: string
  item: Record<string, unknown>
}
