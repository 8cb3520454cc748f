interface Titled {
  slug: string
  title: string
}

/** The neighbours of an item in a list sorted newest first. */
export const previousNextItems = (items: readonly Titled[], slug: string) => {
  const at = items.findIndex((item) => item.slug === slug)
  const titled = (item: Titled | undefined) => item && { slug: item.slug, title: item.title }
  return { newer: titled(items[at - 1]), older: titled(items[at + 1]) }
}
