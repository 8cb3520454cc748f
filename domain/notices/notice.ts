/** The events that applicants are told of, and the admission code that one has asked for (specification 4.9). */
export const noticeKinds = [
  "received",
  "query",
  "offer",
  "last_day",
  "decision",
  "refund",
  "code",
] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const channels = ["email", "sms"] as const
export type Channel = (typeof channels)[number]

/**
 * States of a message in the queue. "claimed": a worker has it, and has not called the provider. "sending": the provider may
 * have been called. "uncertain": the worker ended in between, so nobody knows whether it arrived; only a person sends it
 * again. "failed": refused, or tried in vain. "not_sent": there was no reason to send it any more.
 */
export const outgoingStates = [
  "waiting",
  "claimed",
  "sending",
  "sent",
  "uncertain",
  "failed",
  "not_sent",
] as const
export type OutgoingState = (typeof outgoingStates)[number]

/** States that wait for a person, who may send the message again. */
export const deadStates = ["uncertain", "failed"] as const satisfies OutgoingState[]

/** Why a message was not sent, though nothing failed. */
export const notSentReasons = [
  "no_contact",
  "stopped",
  "no_template",
  "too_late",
  "taken_back",
  "channel_off",
] as const
export type NotSentReason = (typeof notSentReasons)[number]

/** What is to be done by a last day. */
export const dueActions = ["answer", "seat", "fee", "marks"] as const
export type DueAction = (typeof dueActions)[number]

/** What a message says besides name and number. */
export interface NoticeData {
  /** YYYY-MM-DD. */
  day?: string | undefined
  what?: DueAction
}

/** Messages of these kinds are sent at night, too: the applicant waits for them. */
export const isAtAnyHour = (kind: NoticeKind) => kind === "code"
