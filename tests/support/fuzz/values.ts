// Generated values: malicious strings, random strings, and both together.
import { randomInt } from "node:crypto"

import fc from "fast-check"

import { maliciousStrings } from "../samples/malicious-strings.ts"
import { marker } from "./answers.ts"

/** FULL=1 tries thirty times as many cases, from a new seed; FUZZ_SEED repeats those of a printed seed. */
const isFull = process.env.FULL === "1"
const seed = Number(process.env.FUZZ_SEED ?? (isFull ? randomInt(2 ** 31) : 7391))
if (isFull) console.log(`Fuzzing with FUZZ_SEED=${seed}`)

/** How many cases fast-check tries for a property, and from which seed. */
export const runs = (usual: number, full = 30 * usual) => ({
  numRuns: isFull ? full : usual,
  seed,
  endOnFailure: true,
})

/** A list of malicious strings; by default every fourth, with FULL=1 all. */
export const someOf = <Item>(all: readonly Item[]) =>
  all.filter((_, index) => isFull || index % 4 === 0)

const malicious = fc.constantFrom(...maliciousStrings)
const random = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ maxLength: 200 }),
)

/** Any text, sometimes with the marker. */
export const text = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: malicious }, { weight: 2, arbitrary: random }),
    fc.constantFrom("", "", marker),
  )
  .map(([one, mark]) => one + mark)

/** A text that is short enough for a URL or a header. */
export const shortText = text.map((one) => one.slice(0, 1500))

/** Objects that code may mistake for texts or numbers. */
const hostile = fc.constantFrom<unknown>(
  { toString: 1, valueOf: 1 },
  { toString: null },
  { toJSON: "x" },
  { length: 5 },
  { length: -1 },
  JSON.parse('{"then":1}'),
  [],
  [[]],
  {},
  [null],
  [{ toString: 1 }],
  { $gt: "" },
  { en: { toString: 1 }, hi: [] },
  { constructor: { prototype: { polluted: 1 } } },
  JSON.parse('{"__proto__":{"polluted":1}}'),
)

/** Any JSON value. */
export const jsonValue = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: hostile },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 2 ** 53, 0.1) },
)

/** An object with some of these names, or with unknown names. */
export const objectOf = (names: readonly string[], value: fc.Arbitrary<unknown> = jsonValue) =>
  fc.dictionary(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: shortText },
    ),
    value,
    { maxKeys: Math.min(names.length + 1, 8) },
  )

/** Maximum length of a route parameter in Fastify's router. A path with a longer one is an unknown page. */
const longestPart = 100

const encoded = (one: string) => {
  let whole = encodeURIComponent(one.slice(0, longestPart).toWellFormed())
  for (let most = longestPart; whole.length > longestPart; most -= 10) {
    whole = encodeURIComponent(one.slice(0, most).toWellFormed())
  }
  return whole
}

/** A segment of a path, never empty and sometimes not percent-encoded. */
export const inPath = fc
  .tuple(fc.oneof(malicious, random), fc.integer({ min: 0, max: 5 }))
  .map(([one, how]) => {
    const bare = one.slice(0, longestPart).replaceAll(/[^\x21-\x7e]|[?#/\\]/g, "")
    const raw = how === 0 ? bare : encoded(one)
    // An empty segment, "." or ".." would change the path.
    return /^(?:\.|%2e){0,2}$/i.test(raw) ? "x" : raw
  })

const headerText = shortText.map((one) => one.replaceAll(/[^\x20-\x7e\x80-\xff\t]/g, ""))

/** Headers that a server or a library may read. */
export const headers = fc.dictionary(
  fc.constantFrom(
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "cache-control",
    "content-encoding",
    "cookie",
    "expect",
    "forwarded",
    "if-match",
    "if-modified-since",
    "if-none-match",
    "origin",
    "range",
    "referer",
    "user-agent",
    "x-console-address",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-http-method-override",
    "x-original-url",
    "x-request-id",
    "x-rewrite-url",
  ),
  headerText,
  { maxKeys: 4 },
)
