import * as z from "zod/mini"

import { parseApplicationId } from "#domain/applications/application-number.ts"
import { objectionText, verdicts } from "#domain/merit/rounds/objections.ts"
import { offerStates } from "#domain/merit/rounds/offers.ts"
import { selectionLimit } from "#domain/staff/limits.ts"
import { idNumber, parseText, selection, shortText, text } from "#server/features/call-inputs.ts"
import { conflict, invalid, Refusal } from "#server/features/define-call.ts"

import { type Deps, meritChanged, programmeCall } from "./programme-call.ts"

const can = "merit.answer"
const offers = {
  number: z.int32(),
  codes: selection(parseText(parseApplicationId, "unknown"), selectionLimit),
  /** The version of each offer that the page showed. */
  expectedVersions: z.prefault(z.record(text, z.string()), {}),
}
const answers = { ...offers, state: z.enum(offerStates), reason: z.prefault(shortText, "") }
const decision = { objection: idNumber, verdict: z.enum(verdicts), answer: objectionText }

/** Names the applications by their codes. */
const withCodes = async <
  Sent extends { codes: string[]; expectedVersions: Record<string, string> },
>(
  { applicationNumbers }: Deps,
  { codes, expectedVersions, ...sent }: Sent,
) => ({
  ...sent,
  codes: await applicationNumbers.codesOf(codes),
  expectedVersions: await applicationNumbers.byCode(expectedVersions),
})

/** Answers to offers that staff record and undo, and to objections. */
export const answerCalls = {
  "POST /merit/:programme/answers": programmeCall(
    can,
    answers,
    async (deps, where, sent, { actor }) => {
      const recorded = await deps.merit.recordAnswers(where, await withCodes(deps, sent), actor)
      switch (recorded.outcome) {
        case "recorded":
          return { recorded: recorded.recorded, leftOut: recorded.leftOut }
        case "changed":
          return meritChanged()
        case "reason_missing":
          return invalid({ reason: ["missing"] })
        default:
          return new Refusal("invalid", `merit_${recorded.outcome}`)
      }
    },
  ),

  "POST /merit/:programme/undo-answers": programmeCall(
    can,
    offers,
    async (deps, where, sent, { actor }) => {
      const undone = await deps.merit.undoAnswers(where, await withCodes(deps, sent), actor)
      if (undone.outcome === "changed") return meritChanged()
      return { recorded: undone.recorded, leftOut: undone.leftOut }
    },
  ),

  "POST /merit/:programme/objections/:objection": programmeCall(
    "merit.decide",
    decision,
    async ({ merit }, where, { objection, ...decided }, { actor }) => {
      const { outcome } = await merit.answerObjection(where, objection, decided, actor)
      return outcome === "changed" ? conflict("merit_objection_answered") : { id: objection }
    },
  ),
}
