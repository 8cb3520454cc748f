import { get } from "node:http"

import { elementsIn } from "#tests/support/html/read-html.ts"

/** Requests a URL as a browser does and returns the compressed size in bytes. */
const fetchRaw = (url: string) =>
  new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      let bytes = 0
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, bytes }))
      answer.on("error", reject)
    }).on("error", reject)
  })

/** Measures the scripts that a page's HTML names, to be loaded at once or later. Each file is fetched once. */
export const createScale = (origin: string) => {
  const known = new Map<string, Promise<number>>()
  const weigh = (path: string) => {
    const weight =
      known.get(path) ??
      fetchRaw(new URL(path, origin).href).then(({ status, bytes }) => {
        if (status !== 200) throw new Error(`${path} is answered with ${status}.`)
        return bytes
      })
    known.set(path, weight)
    return weight
  }

  /** Returns the bytes of all scripts that a page loads when it is used. */
  return async (path: string) => {
    const html = await (await fetch(origin + path)).text()
    const scripts = elementsIn(html).flatMap(({ name, attributes }) => {
      if (name === "script") return attributes["data-modules"]?.split(" ") ?? attributes.src ?? []
      return attributes.rel === "modulepreload" ? (attributes.href ?? []) : []
    })
    // React Router's inline script imports its files by name.
    const imported = [
      ...html.matchAll(/import(?:\s+\*\s+as\s+\w+\s+from)?\s*"(\/assets\/[^"]+\.js)"/g),
    ]
    const all = new Set([...scripts, ...imported.map(([, file]) => file!)])
    const weights = await Promise.all([...all].map(weigh))
    return { path, files: all.size, bytes: weights.reduce((sum, bytes) => sum + bytes, 0) }
  }
}
