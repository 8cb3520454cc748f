import type { networkInterfaces } from "node:os"

import { renderUnicodeCompact } from "uqr"

import { commandFor } from "#server/platform/commands.ts"

/** The addresses by which other machines in the room reach this one. */
export const lanAddresses = (interfaces: ReturnType<typeof networkInterfaces>, port: number) =>
  Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal, address }) => {
      const isUsable = !address.startsWith("169.254.")
      return family === "IPv4" && !internal && isUsable
    })
    .map(({ address }) => `http://${address}${port === 80 ? "" : `:${port}`}`)

/**
 * What `start --lan` prints: the addresses for the browsers of the room, with a QR code for their phones. What browsers
 * refuse without HTTPS is stated, because a network without the internet has no certificate.
 */
export const describeLan = (addresses: readonly string[]) => {
  if (addresses.length === 0) {
    return "This machine is in no network. Connect it to the router or the switch of the room, then start again.\n"
  }
  const codes = addresses.map((address) => `  ${address}\n\n${renderUnicodeCompact(address)}\n`)
  return `Phones and computers in this network open:

${codes.join("\n")}
Staff join by the link that this command prints: ${commandFor("staff-link")}
The site works without the internet: website, form, counter and printing. These need HTTPS, so they are not there:
scanning with a camera (type the number, or use a hand-held scanner) and passkeys (codes work).
Anybody in this network can read what is sent. Use a network of the college's own, with a password.
`
}
