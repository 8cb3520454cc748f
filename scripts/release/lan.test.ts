import { expect, test } from "vitest"

import { describeLan, lanAddresses } from "./lan.ts"

const entry = (address: string, changes: object = {}) => ({
  address,
  family: "IPv4" as const,
  internal: false,
  netmask: "255.255.255.0",
  mac: "00:00:00:00:00:00",
  cidr: null,
  ...changes,
})

test("names the addresses that other machines reach", () => {
  const interfaces = {
    lo: [entry("127.0.0.1", { internal: true })],
    wlan0: [entry("192.168.1.7"), entry("fe80::1", { family: "IPv6", scopeid: 2 })],
    eth0: [entry("169.254.3.4"), entry("10.0.0.2")],
  }
  expect(lanAddresses(interfaces as never, 3000)).toEqual([
    "http://192.168.1.7:3000",
    "http://10.0.0.2:3000",
  ])
  expect(lanAddresses(interfaces as never, 80)[0]).toBe("http://192.168.1.7")
})

test("prints each address with its QR code, or what to do without a network", () => {
  const text = describeLan(["http://192.168.1.7:3000"])
  expect(text).toMatch(/^ {2}http:\/\/192\.168\.1\.7:3000$/m)
  expect(text).toMatch(/█▀/)
  expect(text).toContain("npm run staff:link")
  expect(describeLan([])).toMatch(/^This machine is in no network\./)
})
