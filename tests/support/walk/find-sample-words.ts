// Finds what is left of the sample on the pages of a site.

import { sample } from "#content/sample.ts"

import { crawl } from "../html/crawl.ts"

/** Names and numbers of the sample college, and the words that mark a text as sample. */
const marks = /adarshpur|आदर्शपुर|\bsamples?\b|नमून[ाेोों]|fictional|05000-|college\.example|SAMP0000/i

/** Collections that a college confirms as true for itself, and pages that its privacy notice needs. */
const confirmed = new Set([
  "holidays",
  "important_links",
  "menus",
  "tiles",
  "home_sections",
  "list_pages",
  "footer_groups",
  "contacts",
  "courses",
])

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Shorter ones are true of many colleges, and some are in the texts of the form, too. */
const shortest = 50

const sentencesOf = (text: string) =>
  text
    .split(/[.।?!:;\n]|\s\|\s/)
    .map((sentence) =>
      sentence
        .replaceAll(/[*#>_`[\]()-]/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((sentence) => sentence.length >= shortest && !sentence.includes("{"))

/** The sentences of the sample's items, without those that the college keeps ("pages/privacy-policy"). */
const sampleSentences = (kept: readonly string[]) => {
  const items = Object.entries(sample)
    .filter(([collection]) => !confirmed.has(collection))
    .flatMap(([collection, entries]) =>
      Object.entries(entries)
        .filter(([slug]) => !kept.includes(`${collection}/${slug}`))
        .map(([, item]) => item),
    )
  return new Set(textsIn(items).flatMap(sentencesOf))
}

/** The text of a page as visitors read it, with the descriptions of its pictures. */
const visibleText = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*?\b(?:alt|content|title|aria-label)="([^"]*)"[^>]*>/g, " $1 ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u00a0\s]+/g, " ")

export interface SampleWord {
  url: string
  word: string
}

/** Crawls a site in both languages: each word or sentence of the sample that visitors still read, with its page. */
export const findSampleWords = async (origin: string, kept: readonly string[]) => {
  const sentences = [...sampleSentences(kept)]
  const visits = await crawl(origin, ["/", "/hi", "/sitemap.xml"])
  const pages = [...visits].filter(([, { isPage, status }]) => isPage && status === 200)
  const found: SampleWord[] = []
  for (const [url] of pages) {
    const text = visibleText(await (await fetch(url)).text())
    const mark = new RegExp(`.{0,60}(?:${marks.source}).{0,40}`, "i").exec(text)
    if (mark) found.push({ url, word: mark[0] })
    for (const sentence of sentences) {
      if (text.includes(sentence)) found.push({ url, word: sentence })
    }
  }
  return { pages: pages.map(([url]) => url), found }
}
