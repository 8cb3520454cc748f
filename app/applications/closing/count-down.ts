import { inlineScript } from "#app/hydration/inline-script.tsx"

import type { Closing } from "./read-closing.server.ts"

/** The text of a closing note at a time, and the minutes that are left; -1 once nothing can be sent. */
export const closingText = (closing: Closing, now: number, isBegun: boolean) => {
  const { at, graceEnds, texts, left } = closing
  if (now >= graceEnds) return { text: texts.over, end: graceEnds, minutes: -1 }
  const inGrace = isBegun ? texts.begun : texts.grace
  const [text, end] = now < at ? [texts.before, at] : [inGrace, graceEnds]
  const minutes = Math.floor((end - now) / 60_000)
  if (minutes >= 24 * 60) return { text, end, minutes }
  const hours = Math.floor(minutes / 60)
  const inMinutes = minutes < 1 ? left.less : left.minutes
  const message = hours > 0 ? left.hours : inMinutes
  const time = message
    .replace("{hours}", String(hours))
    .replace("{minutes}", String(minutes - hours * 60))
  return { text: `${text} ${time}`, end, minutes }
}

/**
 * Shows closing notes at a time. A screen reader hears one when it changes, or when the minutes that are left fall below
 * a threshold, but not each minute.
 */
export const createClosingNotes = (textOf: typeof closingText) => {
  const seen = new Map<HTMLElement, ReturnType<typeof closingText>>()
  const region = document.createElement("output")
  region.className = "visually-hidden"
  document.body.append(region)
  return (now: number) => {
    const token = document.querySelector<HTMLInputElement>('input[name="start_token"]')
    for (const note of document.querySelectorAll<HTMLElement>("[data-closing]")) {
      const shown = textOf(JSON.parse(note.dataset["closing"]!), now, Boolean(token?.value))
      // The text node stays: React changes it with the language.
      if (note.firstChild && note.textContent !== shown.text) note.firstChild.nodeValue = shown.text
      const before = seen.get(note)
      seen.set(note, shown)
      const fallsBelow = (threshold: number) =>
        before !== undefined && before.minutes >= threshold && shown.minutes < threshold
      if ((before && before.end !== shown.end) || [60, 30, 10, 5, 0].some(fallsBelow)) {
        region.textContent = shown.text
      }
    }
  }
}

/** Shows the time by the server's clock: a phone's clock may be wrong. Without an answer the fixed texts stay. */
export const countDown = (createNotes: typeof createClosingNotes, textOf: typeof closingText) => {
  const show = createNotes(textOf)
  let arrival: { server: number; device: number; running: number } | undefined
  const askTime = async () => {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" })
    const server = Date.parse(headers.get("date") ?? "")
    if (server > 0) arrival = { server, device: Date.now(), running: performance.now() }
  }
  const tick = async () => {
    // Without a connection the next tick asks again.
    if (!arrival) await askTime().catch(() => undefined)
    if (!arrival) return
    // Of the two clocks of the device, one stops while it sleeps, and the other may be set back.
    const { server, device, running } = arrival
    show(server + Math.max(Date.now() - device, performance.now() - running))
  }
  void tick()
  setInterval(() => void tick(), 5000)
}

export const countDownScript = /* @__PURE__ */ inlineScript(
  countDown,
  createClosingNotes,
  closingText,
)
