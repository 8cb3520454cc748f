import { type CDPSession, chromium, type Page } from "@playwright/test"

import { launchOptions } from "../browser.mjs"

/** A network as Chromium's developer tools emulate it: the latency is added to each request. */
export interface Network {
  latency: number
  kilobitsPerSecond: number
  /** The same as downwards, if not given. */
  uploadKilobitsPerSecond?: number
}

interface Phone {
  page: Page
  devtools: CDPSession
}

/** Opens further pages of one browser profile, so that a later visit finds what an earlier one cached. */
export type OpenPage = (network: Network | undefined, slowdown: number) => Promise<Phone>

export const emulate = async (
  devtools: CDPSession,
  network: Network | undefined,
  slowdown: number,
) => {
  await devtools.send("Network.enable")
  if (network) {
    const { latency, kilobitsPerSecond: down, uploadKilobitsPerSecond: up = down } = network
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: (down * 1000) / 8,
      uploadThroughput: (up * 1000) / 8,
    })
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
}

/** Runs `visit` in a new browser profile with the screen of a phone. */
export const withPhone = async <Result>(visit: (open: OpenPage) => Promise<Result>) => {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    context.setDefaultTimeout(180_000)
    return await visit(async (network, slowdown) => {
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await emulate(devtools, network, slowdown)
      return { page, devtools }
    })
  } finally {
    await browser.close()
  }
}

/**
 * Milliseconds from the start of the navigation until the first line of the element is drawn and nothing covers it.
 * Frames are drawn only after the style sheets that block rendering.
 */
export const whenVisible = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const element = document.querySelector(wanted)
          element?.scrollIntoView({ block: "nearest", behavior: "instant" })
          const box = element?.getClientRects()[0]
          const top = box && document.elementFromPoint(box.left + 5, box.top + box.height / 2)
          // The frame of this callback is drawn before the next one.
          if (top && element?.contains(top)) requestAnimationFrame(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    selector,
  )
