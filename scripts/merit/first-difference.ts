const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** The place of the first difference between two JSON values, such as "result.unfilled.SC". */
export const firstDifference = (a: unknown, b: unknown, path = ""): string | undefined => {
  if (!isObject(a) || !isObject(b)) return a === b ? undefined : path
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const place = firstDifference(a[key], b[key], path ? `${path}.${key}` : key)
    if (place) return place
  }
  // The order of keys is part of the bytes.
  return Object.keys(a).join() === Object.keys(b).join() ? undefined : path
}
