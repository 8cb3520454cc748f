/** One page of a long list. */
export interface Paginated<Value> {
  items: Value[]
  /** Page number, starting at 1. */
  page: number
  pages: number
  total: number
}

export const perPage = 10

/** Number of pages for `total` items, at least one. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / perPage))

export const paginate = <Value>(items: Value[], page: number, total: number): Paginated<Value> => ({
  items,
  page,
  pages: countPages(total),
  total,
})
