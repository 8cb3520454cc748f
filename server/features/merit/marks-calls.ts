import * as z from "zod/mini"

import { parseApplicationId } from "#domain/applications/application-number.ts"
import {
  type EnteredComponent,
  enteredComponents,
  maxMarkLines,
} from "#domain/merit/candidates/entered-marks.ts"
import { requiredText, parseText } from "#server/features/call-inputs.ts"
import { gone, invalid } from "#server/features/define-call.ts"

import { call, programmeCall } from "./programme-call.ts"

const reading = "applications.read"
const entering = "applications.work"
const id = { id: parseText(parseApplicationId, "unknown") }
const marks = Object.fromEntries(
  enteredComponents.map((component) => [component, z.optional(z.string())]),
) as Record<EnteredComponent, z.ZodMiniOptional<z.ZodMiniString>>
const table = {
  component: z.enum(enteredComponents),
  lines: requiredText.check(
    z.refine((lines) => lines.split("\n").length <= maxMarkLines, "too_many"),
  ),
}

/** Marks for merit lists that the form does not ask: of one application, and of many at once. */
export const marksCalls = {
  "GET /merit-marks/:id": call(
    reading,
    id,
    async ({ merit, applicationNumbers }, sent) =>
      (await merit.readMarks(await applicationNumbers.codeOf(sent.id))) ?? gone(),
  ),

  "PUT /merit-marks/:id": call(
    entering,
    { ...marks, ...id },
    async ({ merit, applicationNumbers }, { id: wanted, ...percentages }, { actor }) => {
      const code = await applicationNumbers.codeOf(wanted)
      const entered = await merit.enterMarks(code, percentages, actor)
      if (entered.outcome === "unknown") return gone()
      if (entered.outcome === "stored") return { count: entered.count }
      const wrong = entered.components.map((component) => [component, ["percentage"]])
      return invalid(Object.fromEntries(wrong))
    },
  ),

  "GET /merit/:programme/marks": programmeCall(reading, {}, ({ merit }, where) =>
    merit.readProgrammeMarks(where),
  ),

  "POST /merit/:programme/marks": programmeCall(
    entering,
    table,
    async ({ merit }, where, { component, lines: text }, { actor }) => {
      const stored = await merit.importMarks(where, { component, text }, actor)
      if (stored.outcome === "stored") return { count: stored.count, lines: stored.lines }
      const wrong = stored.errors.map(({ line, error }) => [String(line), [error]])
      return invalid(Object.fromEntries(wrong))
    },
  ),
}
