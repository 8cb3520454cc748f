// The address by which limits count a client behind a trusted proxy.
import { afterEach, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"

let site: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

/** The statuses of saves from these addresses: an empty form gets 422, and the fourth of a client gets 429. */
const savesFrom = async (addresses: string[]) => {
  site = await openApp({
    RATE_SAVE_PER_MINUTE: "3",
    TRUST_PROXY: "loopback",
    PUBLIC_URL: "https://college.example",
  })
  const statuses: number[] = []
  for (const address of addresses) {
    const { statusCode } = await site.app.inject({
      method: "POST",
      url: "/api/v2/admission/save",
      payload: "--B--\r\n",
      headers: {
        "content-type": "multipart/form-data; boundary=B",
        "x-forwarded-for": address,
      },
    })
    statuses.push(statusCode)
  }
  return statuses
}

const fourOf = (of: (i: number) => string) => [1, 2, 3, 4].map(of)

test.each([
  { what: "IPv4 addresses with a port", addresses: fourOf((i) => `10.2.2.1:500${i}`) },
  { what: "IPv6 addresses with a port", addresses: fourOf((i) => `[2001:db8::1]:500${i}`) },
  { what: "texts that are no addresses", addresses: fourOf((i) => `client-${i}`) },
  {
    what: "an address with and without a port",
    addresses: ["10.2.2.1", "10.2.2.1:5001", "1.2.3.4, 10.2.2.1:5002", "10.2.2.1"],
  },
])("$what count as one client", async ({ addresses }) => {
  expect(await savesFrom(addresses)).toEqual([422, 422, 422, 429])
})

test("two addresses with the same port count as two clients", async () => {
  const one = Array<string>(3).fill("10.2.2.1:5000")
  expect(await savesFrom([...one, "10.2.2.2:5000"])).toEqual([422, 422, 422, 422])
})
