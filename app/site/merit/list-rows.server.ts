import type { Language } from "#domain/content/languages.ts"
import { meritLabel } from "#domain/merit/explanation/names.ts"
import type { ListRow } from "#domain/merit/rounds/cut-offs.ts"
import type { ListPeople } from "#server/features/merit/merit.ts"

import { meritListMessages } from "./messages.server.ts"

export interface PersonRow {
  /** From 1, in this list. */
  place: number
  rank: number
  /** Empty after the erasure of the application. */
  applicationNumber: string
  /** Empty if the college shows no names. */
  name: string
  category: string
  index: string
  /** By rank, or the trait to whose holders the seat is guaranteed; and whether it was accepted in an earlier list. */
  seat: string
}

interface People<Row> {
  chosen: Row[]
  waiting: Row[]
}

const seatText = ({ guarantee, isKept }: ListRow, language: Language) => {
  const { byRank, kept } = meritListMessages[language].list
  const kind = guarantee === null ? byRank : meritLabel(guarantee, language)
  return isKept ? `${kind}, ${kept}` : kind
}

/** The people of a list in words. */
export const personRows = (
  { chosen, waiting }: People<ListRow>,
  language: Language,
  { byCode }: Pick<ListPeople, "byCode">,
): People<PersonRow> => {
  const rowOf = (row: ListRow, at: number): PersonRow => ({
    place: at + 1,
    rank: row.rank,
    applicationNumber: byCode.get(row.code)?.applicationNumber ?? "",
    name: byCode.get(row.code)?.name ?? "",
    category: meritListMessages[language].categories[row.category],
    index: row.index,
    seat: seatText(row, language),
  })
  return { chosen: chosen.map(rowOf), waiting: waiting.map(rowOf) }
}

const perPage = 100

/**
 * A page of a list: who has the seats, then who waits. A later page has only the parts that have rows on it. Undefined
 * for a page beyond the end.
 */
export const partOf = <Row>({ chosen, waiting }: People<Row>, page: number | undefined) => {
  const pages = Math.max(1, Math.ceil((chosen.length + waiting.length) / perPage))
  if (page === undefined || page > pages) return undefined
  const from = (page - 1) * perPage
  const seated = chosen.slice(from, from + perPage)
  const start = Math.max(0, from - chosen.length)
  const others = waiting.slice(start, start + perPage - seated.length)
  return {
    page,
    pages,
    chosen: seated.length > 0 || page === 1 ? seated : undefined,
    waiting: others.length > 0 || waiting.length === 0 ? others : undefined,
  }
}
