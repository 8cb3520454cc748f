import { pathToFileURL } from "node:url"

import { expect, test } from "vitest"

import { startServer } from "#tests/support/servers/server.ts"

/**
 * Packages that only some requests or settings need. They must not be loaded at the start, which would cost time and
 * memory.
 */
const onDemand = [
  "@aws-sdk/client-s3",
  "@zxcvbn-ts/core",
  "age-encryption",
  "better-auth",
  "feed",
  "fflate",
  "flydrive",
  "lucide-react",
  "modern-tar",
  "pg",
  "prom-client",
  "sharp",
]

test("up to its first page a server loads no library that only some requests need", async () => {
  const hook = pathToFileURL("tests/support/servers/loaded-packages.mjs")
  const server = await startServer({ NODE_OPTIONS: `--import=${hook}` })
  try {
    await (await fetch(server.url)).text()
    await server.stop()
    const loaded = /^loaded: (.*)$/m.exec(server.log())![1]!.split(" ")
    expect(loaded).toContain("fastify")
    expect(onDemand.filter((name) => loaded.includes(name))).toEqual([])
  } finally {
    await server.close()
  }
})
