import { get } from "node:http"

import { elementsIn } from "#tests/support/html/read-html.ts"

/** The transfer size of a response in bytes, headers included, with a browser's Accept-Encoding. */
export const weighFile = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, deflate, br" }
    get(url, { headers }, (answer) => {
      let bytes = answer.rawHeaders.join(": ").length
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on("end", () => resolve(bytes))
      answer.on("error", reject)
    }).on("error", reject)
  })

const partsOf = (html: string) =>
  elementsIn(html).flatMap(({ name, attributes: { rel = "", href, src } }) => {
    if (name === "img" || name === "script") return src ?? []
    const isLoaded = /^(?:stylesheet|icon|manifest|preload|modulepreload)$/.test(rel)
    return name === "link" && isLoaded ? (href ?? []) : []
  })

/** The transfer size of a page and of all files that it loads before any interaction; `parts` lists them. */
export const weighPage = async (url: string) => {
  const html = await (await fetch(url)).text()
  const urls = [url, ...new Set(partsOf(html).map((part) => new URL(part, url).href))]
  const weights = await Promise.all(
    urls.map(async (part) => ({ part, bytes: await weighFile(part) })),
  )
  const sum = weights.reduce((all, { bytes }) => all + bytes, 0)
  return { sum, parts: JSON.stringify(weights, null, 2) }
}

/** What a page may send, compressed, in bytes (specification 12). */
export const pageBounds = {
  /** All scripts of a public page. */
  scripts: 114 * 1024,
  /** Everything that the home page sends a phone before any interaction, with the slides that pass by themselves. */
  home: 90 * 1024,
  /** The HTML of the form with its headers: ten segments, which a server sends in the first round trip. */
  formHtml: 14_600,
  /** The styles in a page. */
  styles: 8 * 1024,
  /** Everything that a text page sends before any interaction. */
  textPage: 40 * 1024,
}
