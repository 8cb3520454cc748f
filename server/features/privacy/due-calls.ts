import * as z from "zod/mini"

import { erasureKinds } from "#domain/privacy/erasure.ts"
import { text } from "#server/features/call-inputs.ts"
import { csvAnswer, defineCalls } from "#server/features/define-call.ts"

import { confirmation, eraseShown } from "./confirm-erasure.ts"
import type { PrivacyService } from "./privacy-service.ts"

interface Deps {
  privacy: PrivacyService
}

const call = defineCalls<Deps>()
const can = "privacy.answer"
const group = { kind: z.enum(erasureKinds), session: text }
const decision = {
  ...group,
  /** Items in the trash are only erased on the page. */
  kind: group.kind.check(z.refine((kind) => kind !== "trash", "choice")),
  on: z.boolean(),
}
const erasure = { ...group, sha256: text, ...confirmation }

/** Erasure of records whose retention period has ended: who is due, and what an administrator decides. */
export const dueCalls = {
  "GET /privacy": call(can, {}, ({ privacy }) => privacy.readRetention()),

  "POST /privacy/due/export": call(can, group, async ({ privacy }, due, { actor }) =>
    csvAnswer("due-for-erasure.csv", await privacy.exportDue(due, actor.name)),
  ),

  "POST /privacy/due/automatic": call(can, decision, ({ privacy }, sent, { actor }) => {
    const { on, ...due } = sent
    return privacy.setAutomatic(due, on, actor.name)
  }),

  "POST /privacy/due/erase": call(can, erasure, async ({ privacy }, sent, caller) => {
    const { kind, session, sha256, ...answers } = sent
    const { groups } = await privacy.readRetention()
    const shown = groups.find(
      (one) => one.kind === kind && one.session === session && one.sha256 === sha256,
    )
    return eraseShown(shown, answers, caller, (isConfirmed) => {
      const order = { group: { kind, session }, sha256, isConfirmed }
      return privacy.eraseConfirmed(order, caller.actor.name)
    })
  }),
}
