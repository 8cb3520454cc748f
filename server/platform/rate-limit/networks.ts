import { BlockList, isIPv4, isIPv6 } from "node:net"

import { normalizeIP } from "@fastify/rate-limit"

/**
 * The key by which a client's address is counted. IPv6 addresses are grouped by /64: one connection has a whole such
 * network. `ip` is undefined if the client has disconnected.
 */
export const addressKey = (ip: string | undefined) => normalizeIP(ip ?? "gone")

/** The key by which a client's network is counted: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export const networkKey = (ip: string | undefined) => {
  const key = addressKey(ip)
  if (isIPv4(key)) return key.replace(/\d+$/, "0/24")
  // The zeros of a /64 are at its end, so the first groups are written out, unless they are zero.
  const groups = [...key.split("::")[0]!.split(":"), "0", "0", "0"]
  return `${groups.slice(0, 3).join(":")}::/48`
}

/** Names of networks in settings, as Fastify's `trustProxy` knows them. */
export const namedNetworks: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
}

/** Whether an address is in a comma-separated list of addresses, networks and names of networks. */
export const createNetworkList = (list: string) => {
  const networks = new BlockList()
  for (const one of list.split(",").map((text) => text.trim())) {
    for (const network of namedNetworks[one] ?? [one]) {
      const [address = "", bits] = network.split("/")
      if (!isIPv4(address) && !isIPv6(address)) continue
      const family = isIPv4(address) ? "ipv4" : "ipv6"
      if (bits === undefined) networks.addAddress(address, family)
      else networks.addSubnet(address, Number(bits), family)
    }
  }
  return (ip: string | undefined) =>
    ip !== undefined && networks.check(ip, isIPv4(ip) ? "ipv4" : "ipv6")
}
