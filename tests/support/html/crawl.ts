// Crawls a running site: follows every internal link.
import { type Link, readHtml } from "./read-html.ts"

export interface Visit {
  status: number
  isPage: boolean
  /** The first page it was found on. */
  from: string
  /** Whole addresses, with their fragments. */
  links: (Link & { url: URL | undefined })[]
  ids: ReadonlySet<string>
}

const most = 1500
const atOnce = 6

const found = (pattern: RegExp, text: string, kind: Link["kind"]): Link[] =>
  [...text.matchAll(pattern)].map(([, href]) => ({ href: href!.replaceAll("&amp;", "&"), kind }))

/** Links in style sheets, feeds, the sitemap and other files that are not HTML. */
const linksIn = (type: string, text: string): Link[] => {
  if (type.includes("css")) return found(/url\(["']?(?!data:)([^"')]+)/g, text, "part")
  if (type.includes("rss")) return found(/<(?:link|guid)\b[^>]*>(http[^<]+)</g, text, "page")
  if (type.includes("xml") && !type.includes("svg")) {
    return [...found(/<loc>([^<]+)</g, text, "page"), ...found(/href="([^"]+)"/g, text, "page")]
  }
  if (type.includes("manifest")) return found(/"(?:src|start_url|url)":\s*"([^"]+)"/g, text, "part")
  if (type.includes("text/plain")) return found(/^Sitemap: (.+)$/gm, text, "part")
  return []
}

const visit = async (address: string, from: string): Promise<Visit> => {
  const answer = await fetch(address)
  const type = answer.headers.get("content-type") ?? ""
  const isPage = type.includes("text/html")
  const isText = /text|css|xml|manifest/.test(type)
  const text = isText ? await answer.text() : ""
  if (!isText) await answer.body?.cancel()
  const { links, ids } = isPage ? readHtml(text) : { links: linksIn(type, text), ids: new Set("") }
  const whole = links.map((link) => ({
    ...link,
    url: URL.canParse(link.href, answer.url) ? new URL(link.href, answer.url) : undefined,
  }))
  return { status: answer.status, isPage, from, links: whole, ids }
}

export const withoutFragment = ({ origin, pathname, search }: URL) => origin + pathname + search

/** Every address of the site that can be reached from the given paths. */
export const crawl = async (origin: string, paths: readonly string[]) => {
  const visits = new Map<string, Visit>()
  const known = new Set<string>()
  const queue: { address: string; from: string }[] = []
  const note = (address: string, from: string) => {
    if (known.has(address)) return
    known.add(address)
    queue.push({ address, from })
  }
  for (const path of paths) note(origin + path, "the start")
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (visits.size >= most)
        throw new Error(`More than ${most} addresses: a link makes new ones.`)
      const { address, from } = next
      const result = await visit(address, from)
      visits.set(address, result)
      for (const { url } of result.links) {
        if (url?.origin === origin) note(withoutFragment(url), address)
      }
    }
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, work))
  return visits
}
