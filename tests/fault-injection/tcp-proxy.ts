// A TCP proxy between the server and a dependency, to cut or pause its connections.
import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** Forwards an own port to the port of `target`; `url` is `target` with that port. */
export const startTcpProxy = async (target: string) => {
  const address = new URL(target)
  const sockets = new Set<Socket>()
  let isPaused = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    if (isPaused) socket.pause()
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    const far = track(connect(Number(address.port), "127.0.0.1"))
    track(near)
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
    /** Destroys all connections; new ones are accepted. */
    cut,
    /** Stops forwarding without closing connections. */
    pause: () => {
      isPaused = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isPaused = false
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      cut()
      server.close()
      await once(server, "close")
    },
  }
}
