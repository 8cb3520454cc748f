import { BlockList, isIP } from "node:net"

/** Named networks that TRUST_PROXY accepts. */
const named: Record<string, string> = {
  loopback: "127.0.0.1/8,::1/128",
  linklocal: "169.254.0.0/16,fe80::/10",
  uniquelocal: "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7",
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** Whether an address is a proxy listed in TRUST_PROXY. Without that setting no address is trusted. */
export const createTrust = (list: string | undefined) => {
  const trusted = new BlockList()
  const parts = list?.split(",").map((part) => part.trim()) ?? []
  for (const part of parts.flatMap((name) => (named[name] ?? name).split(","))) {
    const [address = "", bits] = part.split("/")
    if (bits === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address: string | undefined) =>
    address !== undefined && isIP(address) > 0 && trusted.check(address, familyOf(address))
}
