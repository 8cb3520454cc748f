import { emailTextOf, type NoticePlace } from "#domain/notices/notice-texts.ts"
import type { Config } from "#server/platform/config.ts"

import type { SendResult, Sender } from "./channel.ts"

/** An e-mail that is ready to be sent. */
export interface Email {
  to: string
  subject: string
  text: string
  /** The same for each attempt, so that a repeated message is recognised. */
  messageId: string
}

/** How e-mail is sent. */
export interface EmailSettings {
  /** smtps://user:password@host, or smtp:// with STARTTLS. */
  url: string
  from: string
}

const connectMs = 10_000
const answerMs = 60_000

export const emailSettingsOf = ({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Pick<Config, "SMTP_URL" | "MAIL_FROM">): EmailSettings | undefined =>
  url && from ? { url, from } : undefined

/** A server on the same machine needs no encryption. Another one does, unless the address says otherwise. */
const connectionOptions = (address: string) => {
  const url = new URL(address)
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)
  const isSecure = url.protocol === "smtps:"
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLocal && url.searchParams.get("tls") !== "no",
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
    socketCloseTimeout: 1000,
  }
}

interface SmtpError extends Error {
  code?: string | undefined
  responseCode?: number | undefined
}

/** An error as a code. Its text may name the recipient. */
const codeOf = ({ code = "failed", responseCode }: SmtpError) =>
  responseCode ? `${code} ${responseCode}` : code

/**
 * What the failure of `send` means. An answer of the server says that it did not take the message. Without an answer nobody
 * knows: the connection may have broken just before it.
 */
const resultOf = (error: SmtpError): SendResult => {
  const { responseCode } = error
  const reason = codeOf(error)
  if (error.code === "EENVELOPE" && !responseCode) return { outcome: "refused", reason }
  if (!responseCode) return { outcome: "uncertain", reason }
  return { outcome: responseCode < 500 ? "retry" : "refused", reason }
}

/** Loaded only where e-mail is sent: most colleges start without. */
const loadLibrary = async () => {
  const [{ default: SmtpConnection }, { default: MailComposer }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/mail-composer"),
  ])
  return { SmtpConnection, MailComposer }
}
type Library = Awaited<ReturnType<typeof loadLibrary>>
type Connection = InstanceType<Library["SmtpConnection"]>

/** Connects and signs in. Rejects with an SmtpError. */
const openConnection = async ({ SmtpConnection }: Library, { url }: EmailSettings) => {
  const connection = new SmtpConnection(connectionOptions(url))
  const { username, password } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<Connection>()
  // Stays for the life of the connection: an error event without a listener ends the process.
  connection.on("error", reject)
  connection.connect((failed) => {
    if (failed) return reject(failed)
    if (!username) return resolve(connection)
    const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    return connection.login(auth, (refused) => (refused ? reject(refused) : resolve(connection)))
  })
  try {
    return await promise
  } catch (error) {
    connection.close()
    throw error
  }
}

const compose = ({ MailComposer }: Library, email: Email, from: string, name: string) =>
  new MailComposer({
    from: { name, address: from },
    to: { name: "", address: email.to },
    subject: email.subject,
    text: email.text,
    messageId: email.messageId,
    // Without it, a mailbox that is away answers, and answers are counted as mail of the college.
    headers: { "auto-submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()

const transfer = async (
  connection: Connection,
  envelope: { from: string; to: string },
  raw: Buffer,
): Promise<SendResult> => {
  const { promise, resolve } = Promise.withResolvers<SendResult>()
  const onError = (error: SmtpError) => resolve(resultOf(error))
  const onEnd = () => resolve({ outcome: "uncertain", reason: "ECONNECTION" })
  connection.once("error", onError).once("end", onEnd)
  connection.send(envelope, raw, (failed) =>
    failed ? onError(failed) : resolve({ outcome: "sent" }),
  )
  const result = await promise
  connection.off("error", onError).off("end", onEnd)
  return result
}

/**
 * Sends e-mail over one connection, which is opened again after each message that was not taken. `installation`: identifies this
 * site in the ids of messages.
 */
export const openEmailSender = (
  settings: EmailSettings,
  place: NoticePlace,
  installation: string,
): Sender => {
  let library: Library | undefined
  let connection: Connection | undefined
  const domain = settings.from.slice(settings.from.indexOf("@") + 1)
  const send = async (email: Email) => {
    const raw = await compose(library!, email, settings.from, place.college.en).catch(() => null)
    if (!raw) return { outcome: "refused", reason: "compose" } as const
    const result = await transfer(connection!, { from: settings.from, to: email.to }, raw)
    if (result.outcome !== "sent") {
      connection?.close()
      connection = undefined
    }
    return result
  }
  return {
    compose: ({ facts, contact, language }, { id }) => {
      if (contact.email === "") return "no_contact"
      const messageId = `<notice.${id}.${installation}@${domain}>`
      return () => send({ to: contact.email, messageId, ...emailTextOf(facts, place, language) })
    },
    connect: async () => {
      if (connection) return undefined
      library ??= await loadLibrary()
      try {
        connection = await openConnection(library, settings)
        return undefined
      } catch (error) {
        return { reason: codeOf(error as SmtpError) }
      }
    },
    close: () => {
      connection?.quit()
      connection = undefined
    },
  }
}
