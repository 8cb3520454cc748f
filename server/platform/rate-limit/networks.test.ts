import { expect, test } from "vitest"

import { addressKey, createNetworkList, networkKey } from "./networks.ts"

test.each([
  { ip: "203.0.113.9", address: "203.0.113.9", network: "203.0.113.0/24" },
  { ip: "::ffff:203.0.113.9", address: "203.0.113.9", network: "203.0.113.0/24" },
  { ip: "2001:db8:1:2:3:4:5:6", address: "2001:db8:1:2::", network: "2001:db8:1::/48" },
  { ip: "2001:db8:1:ff::9", address: "2001:db8:1:ff::", network: "2001:db8:1::/48" },
  { ip: "2001:db8::1", address: "2001:db8::", network: "2001:db8:0::/48" },
  { ip: "2001:db8:0:5::1", address: "2001:db8:0:5::", network: "2001:db8:0::/48" },
])("$ip is counted as $address and as $network", ({ ip, address, network }) => {
  expect([addressKey(ip), networkKey(ip)]).toEqual([address, network])
})

const sample = "loopback, uniquelocal,203.0.113.9,198.51.100.0/25,2001:db8:7::/48"
test.each([
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.20",
  "fd00::1",
  "203.0.113.9",
  "198.51.100.127",
  "2001:db8:7:1::5",
])("%s is in the list", (ip) => expect(createNetworkList(sample)(ip)).toBe(true))

test.each([
  "203.0.113.10",
  "198.51.100.128",
  "2001:db8:8::1",
  "172.32.0.1",
  "169.254.1.1",
  "not an address",
  undefined,
])("%s is not in the list", (ip) => expect(createNetworkList(sample)(ip)).toBe(false))

test("a list of none holds nothing", () => {
  expect(createNetworkList("none")("127.0.0.1")).toBe(false)
})
