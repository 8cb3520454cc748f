import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"

/**
 * A port of 127.0.0.1 on which nothing listens. It is below those that the system gives to outgoing connections: such a
 * connection of another test could take it before it is used.
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
