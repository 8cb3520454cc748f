/** The forms a kept page has, best first. */
export const encodings = ["br", "gzip", "identity"] as const
export type Encoding = (typeof encodings)[number]

/** How much each coding is wanted, from 0 to 1, as an Accept-Encoding header lists them. */
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

/** Browsers send a handful of different ones, on every request. */
const cache = new Map<string, Encoding>()
const maxCached = 100

/** The form to send to who sent this Accept-Encoding header; plain where nothing else is wanted. */
export const negotiateEncoding = (header = ""): Encoding => {
  const before = cache.get(header)
  if (before !== undefined) return before
  const chosen = choose(header)
  if (cache.size < maxCached) cache.set(header, chosen)
  return chosen
}
