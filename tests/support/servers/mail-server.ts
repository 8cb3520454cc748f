import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

import { SMTPServer } from "smtp-server"

export interface ReceivedMail {
  to: string[]
  source: string
}

/** The text of a mail with one part, from base64 or quoted-printable. */
export const textOfMail = ({ source }: ReceivedMail) => {
  const end = source.indexOf("\r\n\r\n")
  const body = source.slice(end + 4)
  if (/^content-transfer-encoding: base64/im.test(source.slice(0, end))) {
    return Buffer.from(body, "base64").toString("utf8")
  }
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString("utf8")
}

/** An answer of the server: an SMTP status, or the wish to hang up. */
export type MailAnswer = number | "hang up"

interface MailServerOptions {
  /** Called with the recipient. Undefined: accepted. */
  onRecipient?: (address: string) => MailAnswer | undefined | Promise<MailAnswer | undefined>
  /** Called with the whole mail, before the answer. */
  onMail?: (mail: ReceivedMail) => MailAnswer | undefined | Promise<MailAnswer | undefined>
  /** Called before the greeting. */
  onConnect?: () => void | Promise<void>
  user?: { name: string; password: string }
}

const refusal = (status: number) => Object.assign(new Error("refused"), { responseCode: status })

/** A real SMTP server on this machine, which keeps the mails that it accepts. */
export const startMailServer = async (options: MailServerOptions = {}) => {
  const mails: ReceivedMail[] = []
  const sockets = new Set<{ destroy: () => void }>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: !options.user,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onConnect: async (_session, callback) => {
      await options.onConnect?.()
      callback()
    },
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === options.user?.name && password === options.user?.password
      callback(isRight ? null : refusal(535), { user: username ?? "" })
    },
    onRcptTo: async ({ address }, _session, callback) => {
      const answer = await options.onRecipient?.(address)
      if (answer === "hang up") hangUp()
      else callback(answer === undefined ? null : refusal(answer))
    },
    onData: async (stream, { envelope }, callback) => {
      const mail = {
        to: envelope.rcptTo.map(({ address }) => address),
        source: await text(stream),
      }
      mails.push(mail)
      const answer = await options.onMail?.(mail)
      if (answer === "hang up") hangUp()
      else callback(answer === undefined ? null : refusal(answer))
    },
  })
  server.on("error", () => undefined)
  server.server.on("connection", (socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** All mails that were sent completely, also those that were then refused. */
    mails,
    close: async () => {
      hangUp()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
