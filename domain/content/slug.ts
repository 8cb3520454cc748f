const longest = 60

/** Whether a text is a valid slug, the name of an item in addresses. */
export const isSlug = (text: string) =>
  text.length <= longest + 10 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The slug of an English title: "B.Sc. results, 2026" becomes "b-sc-results-2026"; "" if no characters remain. */
export const slugOf = (title: string) =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, "")

/** The first of name, name-2, name-3 ... that is not taken. */
export const freeSlug = (slug: string, taken: ReadonlySet<string>) => {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number++) {
    const next = `${slug}-${number}`
    if (!taken.has(next)) return next
  }
}
