import * as z from "zod/mini"

import { maxResultLines } from "#domain/applications/awaited-marks.ts"
import { requiredText, text } from "#server/features/call-inputs.ts"
import { conflict, invalid } from "#server/features/define-call.ts"

import { call } from "./change-call.ts"

const table = {
  session: text,
  lines: requiredText.check(
    z.refine((lines) => lines.split("\n").length <= maxResultLines, "too_many"),
  ),
}

const refusal = (errors: readonly { line: number; error: string }[]) =>
  invalid(Object.fromEntries(errors.map(({ line, error }) => [String(line), [error]])))

/** Marks of class 12 by roll number, for applications whose result is awaited. */
export const resultCalls = {
  "POST /results/preview": call(
    "applications.correct",
    table,
    async ({ staffApplications }, { session, lines }) => {
      const read = await staffApplications.previewAwaitedMarks(session, lines)
      return read.outcome === "refused" ? refusal(read.errors) : { results: read.results }
    },
  ),

  "POST /results": call(
    "applications.correct",
    table,
    async ({ staffApplications }, { session, lines }, { actor }) => {
      const stored = await staffApplications.importAwaitedMarks(session, lines, actor)
      if (stored.outcome === "refused") return refusal(stored.errors)
      return stored.outcome === "stored" ? { count: stored.count } : conflict("changed_meanwhile")
    },
  ),
}
