import type { Language } from "#domain/content/languages.ts"
import type { NoticeFacts } from "#domain/notices/notice-texts.ts"
import type { Channel, NotSentReason } from "#domain/notices/notice.ts"
import type { ClaimedMessage } from "#server/features/outgoing/outgoing.ts"

/** What became of a message at the provider. `reason` is a code without personal data. */
export type SendResult =
  | { outcome: "sent" }
  /** Not accepted; it may be later. */
  | { outcome: "retry"; reason: string }
  /** Not accepted, and never will be. */
  | { outcome: "refused"; reason: string }
  /** The provider could not be reached, or does not accept the account: this says nothing about the message. */
  | { outcome: "unreachable"; reason: string }
  /** The connection broke when the provider may have had the whole message. */
  | { outcome: "uncertain"; reason: string }

/** What a message says, to whom and in which language: read from the application when it is sent. */
export interface PreparedMessage {
  facts: NoticeFacts
  contact: { email: string; mobile: string }
  language: Language
}

/** Sends messages of one channel, in one run of the worker. */
export interface Sender {
  /** Composes a message, without a call of the provider. Returns what sends it, or why it is not sent. */
  compose: (
    message: PreparedMessage,
    row: Pick<ClaimedMessage, "id">,
  ) => (() => Promise<SendResult>) | NotSentReason
  /** Connects, if that is a step of its own. Undefined: ready. */
  connect: () => Promise<{ reason: string } | undefined>
  close: () => void
}

/** A channel that is configured. */
export interface Route {
  channel: Channel
  open: () => Promise<Sender>
  /** Whether this is the time in which only what applicants wait for is sent. */
  isQuiet: (now: Date) => boolean
}
