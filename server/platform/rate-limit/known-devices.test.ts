import { createHmac, randomBytes } from "node:crypto"

import { expect, test } from "vitest"

import { createKnownDevices, deviceDays } from "./known-devices.ts"

const start = new Date("2026-07-01T06:30:00.000Z")
const hashWith = (key: string) => (text: string) =>
  createHmac("sha256", key).update(text).digest("base64url")

const devicesAt = (days = 0, key = "key", realm: "student" | "staff" = "student") =>
  createKnownDevices({
    realm,
    hash: hashWith(key),
    now: () => new Date(start.getTime() + days * 86_400_000),
    randomBytes,
  })
const asha = { account: "asha", credential: "2007-03-27" }
const cookie = devicesAt().issue("", asha)

test("a browser is known after a sign-in, and keeps its id after the next one", () => {
  const id = devicesAt().find(cookie, asha)
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(devicesAt(10).find(devicesAt(10).issue(cookie, asha), asha)).toBe(id)
})

test("a phone of brothers and sisters is known for five of them, the last ones", () => {
  const all = ["a", "b", "c", "d", "e", "f"].map((account) => ({ account, credential: "x" }))
  const shared = all.reduce((value, one) => devicesAt().issue(value, one), "")
  expect(all.map((one) => devicesAt().find(shared, one) !== "")).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

test("a changed credential forgets all browsers, except the one that changed it", () => {
  const changed = { ...asha, credential: "a hash" }
  expect(devicesAt().find(cookie, changed)).toBe("")
  const issued = devicesAt().issue(cookie, changed, asha)
  expect(devicesAt().find(issued, changed)).toBe(devicesAt().find(cookie, asha))
  expect(issued).not.toContain("~")
})

test.each([
  { what: "of another account", find: () => devicesAt().find(cookie, { ...asha, account: "b" }) },
  { what: "of another installation", find: () => devicesAt(0, "other key").find(cookie, asha) },
  {
    what: "of a student at the staff's sign-in",
    find: () => devicesAt(0, "key", "staff").find(cookie, asha),
  },
  { what: "that has ended", find: () => devicesAt(deviceDays).find(cookie, asha) },
  {
    what: "with a later end",
    find: () => devicesAt().find(cookie.replace(/\.\d+\./, ".99999."), asha),
  },
  { what: "cut off", find: () => devicesAt().find(cookie.slice(0, -1), asha) },
  { what: "of a made-up form", find: () => devicesAt().find("~~..~a.b.c~", asha) },
])("a cookie $what is unknown", ({ find }) => expect(find()).toBe(""))
