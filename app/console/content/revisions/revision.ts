import type { RaRecord } from "react-admin"

/** What an item was before it was changed or removed. */
export interface Revision extends RaRecord<number> {
  version: number
  at: string
  by: string
  item: Record<string, unknown>
}
