import * as z from "zod/mini"

import { languages } from "#domain/content/languages.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { choiceOr, parseText, flag } from "#server/features/call-inputs.ts"
import { csvAnswer, Refusal } from "#server/features/define-call.ts"

import { call, changeCall } from "./change-call.ts"

const day = { day: parseText(toIsoDate, "unknown") }
const reason = { reason: z.string() }
const slip = {
  date: z.string(),
  reference: z.string(),
  isRepeat: flag,
  isWithoutSeat: flag,
  reason: z.prefault(z.string(), ""),
}

/** The fees, and what the caller did today at the counter. */
export const feeCalls = {
  /** The deposits of a day in the bank's order. */
  "GET /fees/:day": call("fees.read", day, async ({ staffApplications }, sent) => ({
    id: sent.day,
    ...(await staffApplications.listFeesOfDay(sent.day)),
  })),

  "POST /fees/:day/export": call(
    "fees.read",
    { ...day, language: choiceOr(languages, "en") },
    async ({ staffApplications }, sent, { actor }) => {
      const table = await staffApplications.exportFeesOfDay(sent.day, sent.language, actor)
      return csvAnswer(table.fileName, table.table)
    },
  ),

  "GET /counter/today": call("applications.read", {}, ({ staffApplications }, _sent, { actor }) =>
    staffApplications.readCounterToday(actor),
  ),

  "POST /applications/:id/receive-fee": changeCall(
    "fees.receive",
    slip,
    async ({ staffApplications }, code, sent, actor) => {
      const received = await staffApplications.receiveFee(code, sent, actor)
      if (received.outcome !== "journal_taken") return received
      return new Refusal("conflict", received.outcome, { other: received.other })
    },
  ),

  "POST /applications/:id/exempt-fee": changeCall(
    "fees.exempt",
    reason,
    ({ staffApplications }, code, sent, actor) =>
      staffApplications.exemptFee(code, sent.reason, actor),
  ),

  "POST /applications/:id/undo-fee": changeCall(
    "fees.receive",
    reason,
    ({ staffApplications }, code, sent, actor) =>
      staffApplications.undoFee(code, sent.reason, actor),
  ),
}
