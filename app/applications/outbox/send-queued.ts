import type { Language } from "#domain/content/languages.ts"

import { submitForm, type SubmitReply } from "../form/submit/submit.ts"
import { isConfirmed, type OutboxItem, proofOf, type Receipt, toBody } from "./outbox-item.ts"
import { isOwn, updateQueued, type Queued, readQueued, withLock } from "./outbox-store.ts"

/** What is left of an item after the server has answered, until its applicant opens it. */
const afterReply = async (item: OutboxItem, reply: SubmitReply): Promise<Queued> => {
  switch (reply.kind) {
    case "saved": {
      if (!isConfirmed(item, reply.received)) return { ...item, state: "unconfirmed" }
      const { key, course, session, createdAt } = item
      const proof = await proofOf(item)
      const { admissionCode } = reply
      return {
        key,
        course,
        session,
        createdAt,
        proof,
        admissionCode,
        state: "received",
      } satisfies Receipt
    }
    case "refused":
      return { ...item, state: "refused", message: reply.message }
    case "already received":
      // Its message names the admission code, which nobody else may see.
      return { ...item, state: "refused", message: undefined }
    case "failed":
      return { ...item, message: reply.message }
    default:
      return { ...item, message: undefined }
  }
}

/** Sends one form once, unless another tab does. */
const sendOne = (item: OutboxItem, language: Language) =>
  withLock(
    item.key,
    async () => {
      const reply = await submitForm(toBody(item), language, () => undefined)
      await updateQueued(await afterReply(item, reply))
    },
    true,
  )

/** Sends everything that waits, each form by itself: one that fails holds up no other. */
export const sendQueued = async (language: Language) => {
  const { items } = await readQueued()
  const waiting = items.filter(
    (item): item is OutboxItem =>
      (item.state === "waiting" || item.state === "unconfirmed") && !isOwn(item.key),
  )
  await Promise.allSettled(waiting.map((item) => sendOne(item, language)))
}
