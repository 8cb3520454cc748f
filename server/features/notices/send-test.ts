import { z } from "zod"

import type { Language } from "#domain/content/languages.ts"
import type { Channel } from "#domain/notices/notice.ts"
import { type AuditStamp, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { Route, SendResult } from "./channel.ts"

/** A test of a channel: to whom, and in which language. */
export interface TestMessage {
  channel: Channel
  /** An e-mail address, or ten digits. */
  to: string
  language: Language
}

export type TestResult =
  | SendResult
  | { outcome: "off" | "no_template" }
  /** The address or number cannot be one. */
  | { outcome: "wrong_contact" }

const contactOf = ({ channel, to }: TestMessage) => {
  const isRight = channel === "email" ? z.email().safeParse(to).success : /^[6-9]\d{9}$/.test(to)
  return isRight ? { email: to, mobile: to } : undefined
}

/** Sends a message as if this person had applied, now and without the queue. The audit entry omits the contact. */
export const sendTest =
  (db: Database, routes: readonly Route[]) =>
  async (test: TestMessage, stamp: AuditStamp): Promise<TestResult> => {
    const route = routes.find(({ channel }) => channel === test.channel)
    if (!route) return { outcome: "off" }
    const contact = contactOf(test)
    if (!contact) return { outcome: "wrong_contact" }
    await writeAudit(db, stamp, "test message sent", "messages", { channel: test.channel })
    const sender = await route.open()
    try {
      const facts = {
        kind: "received" as const,
        data: {},
        name: stamp.by,
        applicationNumber: "0000-00000-0",
        admissionCode: "",
      }
      const send = sender.compose({ facts, contact, language: test.language }, { id: 0 })
      if (typeof send === "string") return { outcome: "no_template" }
      const failure = await sender.connect()
      return failure ? { outcome: "unreachable", reason: failure.reason } : await send()
    } finally {
      sender.close()
    }
  }
