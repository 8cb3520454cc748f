// One keep-alive connection: further requests need no new socket.
import { once } from "node:events"
import { Agent, type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"

export const openKeepAliveConnection = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  /** GET, or POST of a form. */
  const send = async (path: string, form?: FormData) => {
    const formRequest = form && new Request(url, { method: "POST", body: form })
    const body = formRequest && Buffer.from(await formRequest.arrayBuffer())
    const type = formRequest?.headers.get("content-type")
    const clientRequest = request(`${url}${path}`, {
      agent,
      method: body ? "POST" : "GET",
      headers: { ...(body && { "content-type": type!, "content-length": body.length }) },
    })
    clientRequest.end(body)
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage]
    const headers = new Headers(response.headers as Record<string, string>)
    return { status: response.statusCode!, headers, text: await text(response) }
  }
  return { send, close: () => agent.destroy() }
}
