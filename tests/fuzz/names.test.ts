// Look-ups by a name from a page's address. The pages themselves are fuzzed on SQLite only.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { maliciousStrings } from "#tests/support/samples/malicious-strings.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

describe.each(databasesInFullRuns)("on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  beforeAll(async () => {
    place = await open()
    site = await openApp({ DATABASE_URL: place.url })
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  test("finds nothing under a malicious name, and answers each without an error", async () => {
    const { services } = site
    const content = services.content("en")
    for (const name of maliciousStrings) {
      const found = await Promise.all([
        content.find("notices", name),
        content.find("events", name),
        content.page(`/x/${name}`),
        services.checkCard(name),
        services.readPrintRecord(name),
        services.media.findFile(name),
      ])
      expect([name.slice(0, 50), found.filter(Boolean)]).toEqual([name.slice(0, 50), []])
      const status = await services.readStatus(
        { code: name, dob: name },
        { address: "192.0.2.1", deviceCookie: "" },
      )
      expect([name.slice(0, 50), status.outcome]).toEqual([name.slice(0, 50), "invalid"])
      await content.search(name, 1)
    }
  })
})
