// The wire between a server and what it stands on, to be cut, and to be held so that nothing comes through.
import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** A port of its own that leads to the port of an address; `url` is the same address by way of it. */
export const startWire = async (target: string) => {
  const address = new URL(target)
  const sockets = new Set<Socket>()
  let isHeld = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    if (isHeld) socket.pause()
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    const far = keep(connect(Number(address.port), "127.0.0.1"))
    keep(near)
    near.on("data", (bytes) => far.write(bytes)).on("close", () => far.destroy())
    far.on("data", (bytes) => near.write(bytes)).on("close", () => near.destroy())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    /** Ends all that go through it; new ones may. */
    cut,
    /** Nothing comes through any more, and nobody is told. */
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    letGo: () => {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      cut()
      server.close()
      await once(server, "close")
    },
  }
}
