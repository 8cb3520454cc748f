/** One page of a long list. */
export interface Paginated<Value> {
  items: Value[]
  /** From 1. */
  page: number
  pages: number
  total: number
}

export const perPage = 10

/** As many pages as items need, at least one. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / perPage))

/** The items of a page among all. */
export const paginate = <Value>(items: Value[], page: number, total: number): Paginated<Value> => ({
  items,
  page,
  pages: countPages(total),
  total,
})
