// Runs the machine's own Chromium for Lighthouse with a fresh profile.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"

import { findBrowser, quietFlags } from "../browser.mjs"

/** Starts Chromium and returns the port of its debugging protocol. */
export const startChromium = async () => {
  const path = findBrowser()
  if (!path) throw new Error("There is no Chromium here; CHROMIUM_PATH names one elsewhere.")
  const profile = await mkdtemp(join(tmpdir(), "lighthouse-"))
  const chromium = spawn(
    path,
    [
      ...quietFlags,
      "--headless",
      "--no-sandbox",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  )
  const kill = () => chromium.kill("SIGKILL")
  process.once("exit", kill)
  const port = new Promise<number>((resolve, reject) => {
    createInterface({ input: chromium.stderr }).on("line", (line) => {
      const [, portText] = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? []
      if (portText) resolve(Number(portText))
    })
    chromium.once("error", reject)
    chromium.once("exit", () => reject(new Error("Chromium ended before it was ready.")))
  })
  return {
    port: await port,
    close: async () => {
      const ended = once(chromium, "exit")
      chromium.kill()
      await ended
      process.off("exit", kill)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
