import { spawnSync } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"

import { startNginxBefore, startNginxWithFile } from "#tests/support/servers/nginx.ts"
import { rewriteNotice } from "#tests/support/servers/other-process.ts"
import { startServer } from "#tests/support/servers/server.ts"

import { installPackages } from "../machine.mjs"
import { prepareLoadGenerator, readAnswer } from "./pages.ts"
import { compareRates } from "./ratios.ts"
import { atMost, say } from "./report.ts"

const changes = 12
const maxMs = 1000

type Server = Awaited<ReturnType<typeof startServer>>

/** How long another process's change of a notice takes to show through nginx, at the slowest of some changes. */
const measureChanges = async (server: Server, url: string) => {
  const path = "/notices/library-clearance"
  const read = async () => (await fetch(url + path)).text()
  let slowest = 0
  for (let change = 1; change <= changes; change++) {
    const title = `Books by the ${change}.`
    // At another moment of the second each time.
    await sleep(700 + change * 37)
    // Before the change it is in nginx's cache.
    for (let i = 0; i < 5; i++) await read()
    rewriteNotice(server.dataDir, "library-clearance", title)
    const start = performance.now()
    while (!(await read()).includes(title)) await sleep(2)
    slowest = Math.max(slowest, performance.now() - start)
  }
  return atMost(`A change shows through nginx, the slowest of ${changes}`, slowest, "ms", maxMs)
}

/** The shipped nginx with this server behind it, against nginx with the same bytes as a file. */
export const benchProxy = async () => {
  if (spawnSync("nginx", ["-v"]).error) installPackages(["nginx"])
  const askRate = prepareLoadGenerator()
  const server = await startServer({ TRUST_PROXY: "loopback" })
  const nginx = await startNginxBefore([server.url])
  if (!nginx) {
    say("nginx can't be installed: not measured.")
    await server.close()
    return []
  }
  const headers = { "accept-encoding": "br" }
  const { headers: sent, body } = await readAnswer(nginx.url, headers)
  const size = sent["content-length"]
  // nginx sends these itself.
  const own = ["accept-ranges", "content-length", "etag", "server"]
  const added = Object.fromEntries(Object.entries(sent).filter(([name]) => !own.includes(name)))
  const file = await startNginxWithFile(Buffer.from(body, "base64"), added)
  try {
    const peer = { name: "nginx with a file", ask: () => askRate(file!.url, headers) }
    const what = `The home page through nginx, ${size} bytes`
    const ask = () => askRate(nginx.url, headers)
    const rate = await compareRates(what, 0.8, ask, peer)
    return [rate, await measureChanges(server, nginx.url)]
  } finally {
    await file?.close()
    await nginx.close()
    await server.close()
  }
}
