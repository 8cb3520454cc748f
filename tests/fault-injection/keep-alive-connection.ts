// One connection that is kept: what is asked over it needs no new one.
import { once } from "node:events"
import { Agent, type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"

export const openLine = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  /** GET, or POST of a form. */
  const ask = async (path: string, form?: FormData) => {
    const whole = form && new Request(url, { method: "POST", body: form })
    const body = whole && Buffer.from(await whole.arrayBuffer())
    const type = whole?.headers.get("content-type")
    const asking = request(`${url}${path}`, {
      agent,
      method: body ? "POST" : "GET",
      headers: { ...(body && { "content-type": type!, "content-length": body.length }) },
    })
    asking.end(body)
    const [response] = (await once(asking, "response")) as [IncomingMessage]
    const headers = new Headers(response.headers as Record<string, string>)
    return { status: response.statusCode!, headers, text: await text(response) }
  }
  return { ask, close: () => agent.destroy() }
}
