// A TCP proxy between the server and a dependency, to cut or pause its connections.
import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** Forwards an own port to the port of `target`; `url` is `target` with that port. */
export const startTcpProxy = async (target: string) => {
  const address = new URL(target)
  const sockets = new Set<Socket>()
  /** What waits while forwarding is paused. */
  let held: (() => void)[] | undefined
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket))
    return socket
  }
  const forward = (from: Socket, to: Socket) => {
    from.on("data", (bytes) => {
      if (held) held.push(() => to.write(bytes))
      else to.write(bytes)
    })
    from.on("close", () => to.destroy())
  }
  const server = createServer((near) => {
    const far = track(connect(Number(address.port), "127.0.0.1"))
    forward(track(near), far)
    forward(far, near)
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
      held ??= []
    },
    resume: () => {
      for (const send of held ?? []) send()
      held = undefined
    },
    close: async () => {
      cut()
      server.close()
      await once(server, "close")
    },
  }
}
