import { offerStates } from "#domain/merit/rounds/offers.ts"
import { selectionLimit } from "#domain/staff/selection.ts"
import type { RecordedAnswers } from "#server/features/merit/merit.ts"
import { asRecord } from "#server/platform/calls/inputs.ts"

import { byCode, codesOf } from "../applications/application-ids.ts"
import {
  asNumber,
  asText,
  can,
  choiceOf,
  type ConsoleCall,
  type ConsoleRoutes,
  RequestRefused,
  wrongField,
} from "../console-route.ts"
import { programmeFinder } from "./find-programme.ts"

/** Whose answers a call recorded, and whose it left out. */
export type Answered = Pick<RecordedAnswers, "recorded" | "leftOut">

const answered = ({ recorded, leftOut }: RecordedAnswers): Answered => ({ recorded, leftOut })

const maxReasonLength = 500

/** A text that staff must give, without what PostgreSQL's text cannot contain. */
export const requiredText = (body: ConsoleCall["Body"], field: string) => {
  const text = asText(body?.[field]).replaceAll("\0", "").trim()
  if (text === "") throw wrongField(field, "missing")
  if (text.length > maxReasonLength) throw wrongField(field, "too_long")
  return text
}

/** A reason that may be missing: then it is empty. */
export const optionalReason = (body: ConsoleCall["Body"]) =>
  asText(body?.["reason"]) === "" ? "" : requiredText(body, "reason")

/** Answers to offers that staff record, and undo. */
export const meritAnswerRoutes: ConsoleRoutes = async (app, { services }) => {
  const { merit } = services
  const find = programmeFinder(services)
  app.post("/merit/:id/answers", can("merit.answer"), async (request) => {
    const { body, actor } = request
    const answers = {
      number: asNumber(body?.["number"]),
      codes: await codesOf(services, body?.["codes"], selectionLimit, "codes"),
      seen: await byCode(services, asRecord(body?.["seen"])),
      state: choiceOf(offerStates, body?.["state"], "state"),
      reason: optionalReason(body),
    }
    const recorded = await merit.recordAnswers(await find(request), answers, actor)
    switch (recorded.outcome) {
      case "recorded":
        return { data: answered(recorded) }
      case "changed":
        throw new RequestRefused(409, "merit_changed")
      case "too_early":
        throw new RequestRefused(422, "merit_too_early")
      case "one_at_a_time":
        throw new RequestRefused(422, "merit_one_at_a_time")
      case "reason_missing":
        throw wrongField("reason", "missing")
    }
  })

  app.post("/merit/:id/undo-answers", can("merit.answer"), async (request) => {
    const { body, actor } = request
    const undoing = {
      number: asNumber(body?.["number"]),
      codes: await codesOf(services, body?.["codes"], selectionLimit, "codes"),
      seen: await byCode(services, asRecord(body?.["seen"])),
    }
    const undone = await merit.undoAnswers(await find(request), undoing, actor)
    if (undone.outcome === "changed") throw new RequestRefused(409, "merit_changed")
    return { data: answered(undone) }
  })
}
