import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"

/**
 * A free port of 127.0.0.1, below the ephemeral range: an outgoing connection of another test could take an ephemeral
 * port first.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000)
  const probe = createServer()
  try {
    probe.listen(port, "127.0.0.1")
    await once(probe, "listening")
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, "close")
  return port
}
