import { startServer } from "#tests/support/servers/server.ts"

import { type Network, withPhone } from "./phone.ts"
import { type Figure, head, medianOf, row } from "./report.ts"

const network: Network = { latency: 150, kilobitsPerSecond: 1600 }
const slowdown = 4
const rounds = 7

interface Target {
  what: string
  path: string
  /** The text of the page that a visitor reads first. */
  text: string
  /** The longest time, as a multiple of that of the plain text file. */
  bound: number
}

const plain = { path: "/robots.txt", text: "pre" }
const targets: Target[] = [
  { what: "text page, English", path: "/about/vision", text: "article p", bound: 1.6 },
  { what: "text page, Hindi", path: "/hi/about/vision", text: "article p", bound: 2 },
  { what: "home page, English", path: "/", text: "main h2", bound: 2.3 },
  { what: "home page, Hindi", path: "/hi", text: "main h2", bound: 2.3 },
]

interface Watched extends Window {
  /** Milliseconds from the start of the navigation to the end of the frame that first shows the text. */
  readable?: Promise<number>
}

/**
 * Runs before the page. In each frame it looks whether the first line of the text is on the screen and nothing covers it:
 * text under the progress screen is not readable. No frame comes before the style sheets that block rendering.
 */
const watchText = (selector: string) => {
  const isReadable = () => {
    const text = document.querySelector(selector)
    const line = text?.getClientRects()[0]
    if (!text || !line || line.bottom > innerHeight) return false
    const top = document.elementFromPoint(line.left + 5, line.top + line.height / 2)
    return text.contains(top)
  }
  ;(window as Watched).readable = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    // The message arrives when the frame has been drawn.
    port1.addEventListener("message", ({ data: wasReadable }) => {
      if (wasReadable) resolve(performance.now())
      else nextFrame()
    })
    port1.start()
    const nextFrame = () => requestAnimationFrame(() => port2.postMessage(isReadable()))
    // Not earlier: callbacks run in the order of their requests, and that of the head's script may end the progress screen.
    const body = new MutationObserver(() => {
      if (!document.body) return
      body.disconnect()
      nextFrame()
    })
    body.observe(document, { childList: true, subtree: true })
  })
}

/** Opens the page as the first one of a new browser. */
const whenReadable = (url: string, text: string) =>
  withPhone(async (open) => {
    const { page } = await open(network, slowdown)
    await page.addInitScript(watchText, text)
    await page.goto(url)
    return page.evaluate(() => (window as Watched).readable!)
  })

/** When text is readable on a slow phone, against a plain text file of the same server. Pages and file take turns. */
export const benchPhone = async (): Promise<Figure[]> => {
  const server = await startServer({ LOG_LEVEL: "warn" })
  const plainTimes: number[] = []
  const times = new Map<Target, number[]>(targets.map((target) => [target, []]))
  try {
    // Fill the page cache: only the first visitor after a start waits for the render.
    for (const { path } of targets) await (await fetch(server.url + path)).text()
    for (let round = 0; round < rounds; round++) {
      plainTimes.push(await whenReadable(server.url + plain.path, plain.text))
      for (const [{ path, text }, found] of times) {
        found.push(await whenReadable(server.url + path, text))
      }
    }
  } finally {
    await server.close()
  }
  const listed = (found: number[]) => found.map((time) => time.toFixed(0)).join(", ")
  head("Text readable on a phone: 1.6 Mbit/s, 150 ms, processor four times slower", "rounds, ms")
  row(plain.path, listed(plainTimes))
  for (const [{ path }, found] of times) row(path, listed(found))
  const peer = medianOf(plainTimes)
  return [...times].map(([{ what, bound }, found]) => {
    const ours = medianOf(found)
    return {
      what: `Phone: text readable, ${what}`,
      ours: `${ours.toFixed(0)} ms`,
      peer: `${plain.path}: ${peer.toFixed(0)} ms`,
      ratio: ours / peer,
      bound: `at most ${bound}`,
      holds: ours / peer <= bound,
    }
  })
}
