import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

export interface ReceivedSms {
  method: string
  /** Path and query. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

/** An HTTP server that answers as an SMS gateway does. */
export const startSmsServer = async (
  answer: (sms: ReceivedSms) => { status?: number; body: string } | "hang up",
) => {
  const received: ReceivedSms[] = []
  const server = createServer(async (request, response) => {
    const sms = {
      method: request.method!,
      path: request.url!,
      headers: request.headers,
      body: await text(request),
    }
    received.push(sms)
    const reply = answer(sms)
    if (reply === "hang up") request.socket.destroy()
    else response.writeHead(reply.status ?? 200).end(reply.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
