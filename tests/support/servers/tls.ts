// Requests over TLS to a proxy of a test.
import { once } from "node:events"
import type { IncomingMessage } from "node:http"
import { request } from "node:https"
import { text } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"

interface TlsSite {
  port: number
  /** The host name of the certificate. */
  name: string
  /** The certificate that signed it, in PEM. */
  authority: Buffer
}

/** Status, headers and body of a GET request to this port of the loopback address. */
export const readOverTls = async (
  { port, name, authority }: TlsSite,
  path: string,
  headers: Record<string, string>,
) => {
  const sent = request({
    host: "127.0.0.1",
    port,
    path,
    servername: name,
    ca: authority,
    headers: { host: `${name}:${port}`, ...headers },
  })
  sent.end()
  const [answer] = (await once(sent, "response")) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

/** Waits up to 20 seconds for a condition; an error counts as not yet. `failure` says why it can no longer be met. */
export const waitUntil = async (
  condition: () => Promise<boolean>,
  failure: () => string | undefined,
) => {
  const deadline = Date.now() + 20_000
  while (!(await condition().catch(() => false))) {
    const reason = failure() ?? (Date.now() > deadline ? "no answer in 20 seconds" : undefined)
    if (reason !== undefined) throw new Error(reason)
    await sleep(50)
  }
}
