/** Encodings of a cached page, best first. */
export const encodings = ["br", "gzip", "identity"] as const
export type Encoding = (typeof encodings)[number]

/** Parses Accept-Encoding into weights from 0 to 1. */
const weightsOf = (header: string) =>
  new Map(
    header
      .toLowerCase()
      .split(",")
      .map((part): [string, number] => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim())
        const q = parameters.find((text) => text.startsWith("q="))
        return [name, q === undefined ? 1 : Number(q.slice(2)) || 0]
      }),
  )

const choose = (header: string): Encoding => {
  const weights = weightsOf(header)
  const weight = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0 : (weights.get("*") ?? 0))
  const [best = "identity"] = encodings.toSorted((a, b) => weight(b) - weight(a))
  return weight(best) > 0 ? best : "identity"
}

/** Browsers send only a few different headers, on every request. */
const cache = new Map<string, Encoding>()
const maxCached = 100

/** The encoding to send for an Accept-Encoding header; identity if no other is accepted. */
export const negotiateEncoding = (header = ""): Encoding => {
  const before = cache.get(header)
  if (before !== undefined) return before
  const chosen = choose(header)
  if (cache.size < maxCached) cache.set(header, chosen)
  return chosen
}
