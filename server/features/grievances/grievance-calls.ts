import * as z from "zod/mini"

import { languages } from "#domain/content/languages.ts"
import { grievanceCategories, grievanceOutcomes } from "#domain/grievances/grievance-names.ts"
import { choiceOr, filterFlag, filterOf, listQuery, text } from "#server/features/call-inputs.ts"
import {
  type Caller,
  conflict,
  defineCalls,
  gone,
  invalid,
  ListAnswer,
  tableAnswer,
} from "#server/features/define-call.ts"
import { exportFormats } from "#server/platform/spreadsheets/export-table.ts"

import type { StaffAct } from "./act-on-grievance.ts"
import type { GrievancesService } from "./grievances-service.ts"

interface Deps {
  grievances: GrievancesService
}

const call = defineCalls<Deps>()
const id = { id: text }
const category = z.enum(grievanceCategories)

/** Does the act. Returns why it is refused. */
const refusalOf = async ({ grievances }: Deps, number: string, done: StaffAct, caller: Caller) => {
  const acted = await grievances.act(number, done, caller)
  if (acted.outcome === "unknown") return gone()
  if (acted.outcome === "refused") return invalid(acted.errors)
  if (acted.outcome === "closed") return conflict("grievance_closed")
  return acted.outcome === "open" ? conflict("grievance_open") : undefined
}

const act = async (deps: Deps, number: string, done: StaffAct, caller: Caller) =>
  (await refusalOf(deps, number, done, caller)) ??
  (await deps.grievances.staff.find(number, caller)) ??
  gone()

const write = (kind: "reply" | "note" | "reopened") =>
  call("grievances.act", { ...id, text }, (deps, sent, caller) =>
    act(deps, sent.id, { kind, text: sent.text }, caller),
  )

/** Grievances for the console: list, record, acts, report, and who is responsible for each category. */
export const grievanceCalls = {
  "GET /grievances": call(
    "grievances.read",
    {
      ...listQuery,
      filter: filterOf({
        state: choiceOr(["open", "closed"] as const, undefined),
        mine: filterFlag,
        late: filterFlag,
        category: choiceOr(grievanceCategories, undefined),
      }),
    },
    async ({ grievances }, { filter, ...page }, caller) => {
      const { state, mine, late, category: wanted } = filter
      const found = await grievances.staff.list(
        { state, isMine: mine, isLate: late, category: wanted },
        page,
        caller,
      )
      return new ListAnswer({ data: found.grievances, total: found.total })
    },
  ),

  "GET /grievances/counts": call("grievances.read", {}, ({ grievances }, _sent, caller) =>
    grievances.staff.count(caller),
  ),

  "GET /grievances/report": call("grievances.read", {}, ({ grievances }) =>
    grievances.report.read(),
  ),

  "POST /grievances/report/export": call(
    "grievances.read",
    { format: choiceOr(exportFormats, "csv"), language: choiceOr(languages, "en") },
    async ({ grievances }, { format, language }, { actor }) =>
      tableAnswer(format, await grievances.report.export(format, language, actor)),
  ),

  "GET /grievances/responsibles": call("grievances.read", {}, ({ grievances }) =>
    grievances.responsibles.read(),
  ),

  "PUT /grievances/responsibles": call(
    "grievances.organise",
    { category, member: z.nullable(text) },
    async ({ grievances }, sent, { actor }) =>
      (await grievances.responsibles.choose(sent.category, sent.member, actor.name))
        ? grievances.responsibles.read()
        : invalid({ member: ["not_a_choice"] }),
  ),

  "GET /grievances/:id": call(
    "grievances.read",
    id,
    async ({ grievances }, sent, caller) =>
      (await grievances.staff.find(sent.id, caller)) ?? gone(),
  ),

  "POST /grievances/:id/assign": call(
    "grievances.act",
    { ...id, member: text },
    async (deps, sent, caller) =>
      (await refusalOf(deps, sent.id, { kind: "assigned", memberId: sent.member }, caller)) ?? {
        /** Null if the caller may not read it any more, since another member is responsible for it. */
        grievance: (await deps.grievances.staff.find(sent.id, caller)) ?? null,
      },
  ),
  "POST /grievances/:id/reply": write("reply"),
  "POST /grievances/:id/note": write("note"),
  "POST /grievances/:id/reopen": write("reopened"),
  "POST /grievances/:id/close": call(
    "grievances.act",
    { ...id, text, outcome: z.enum(grievanceOutcomes) },
    (deps, sent, caller) =>
      act(deps, sent.id, { kind: "closed", text: sent.text, outcome: sent.outcome }, caller),
  ),
}
