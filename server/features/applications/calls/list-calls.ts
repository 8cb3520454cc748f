import * as z from "zod/mini"

import { documentSlots, openPaperKinds } from "#domain/applications/document-slots.ts"
import { duplicateKinds } from "#domain/applications/duplicates.ts"
import { workListNames, type FeeStatus, type Status } from "#domain/applications/workflow.ts"
import { languages } from "#domain/content/languages.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { offerStates } from "#domain/merit/rounds/offers.ts"
import { batchLimit } from "#domain/staff/limits.ts"
import {
  choiceOr,
  filterOf,
  filterText,
  lenient,
  listQuery,
  readBy,
  selection,
  toFilterText,
} from "#server/features/call-inputs.ts"
import { ListAnswer, tableAnswer } from "#server/features/define-call.ts"
import { exportFormats } from "#server/platform/spreadsheets/export-table.ts"

import { type ApplicationListQuery, sortings } from "../staff/list/list-applications.ts"
import { applicationId, call, refusalOfAction } from "./change-call.ts"

const named = <Value extends string = string>() =>
  lenient<Value, Value | undefined>((value) => (toFilterText(value) || undefined) as Value)

const day = z.pipe(
  z.pipe(
    filterText,
    readBy((input) => (input === "" ? "" : toIsoDate(input)), "day.format"),
  ),
  z.transform((iso: string) => iso || undefined),
)

/** The filter of an application list, with the field names of `ApplicationFilter`. Unknown values match nothing. */
const filter = filterOf({
  session: named(),
  course: named(),
  category: named(),
  status: named<Status>(),
  feeStatus: named<FeeStatus | "without_seat">(),
  list: choiceOr(workListNames, undefined),
  duplicates: choiceOr(duplicateKinds, undefined),
  check: choiceOr(["marks", "proposal", "answer"] as const, undefined),
  offer: choiceOr(offerStates, undefined),
  assignedTo: named(),
  isSeen: lenient<boolean, boolean | undefined>((value) =>
    typeof value === "boolean" ? value : undefined,
  ),
  dayFrom: day,
  dayTo: day,
  q: named(),
})

/** The query of an application list in the console's format. */
export const applicationPage = { ...listQuery, sort: choiceOr(sortings, "submitted_at"), filter }

export const toListQuery = ({
  page,
  perPage,
  ...query
}: z.output<z.ZodMiniObject<typeof applicationPage>>): ApplicationListQuery => ({
  ...query,
  limit: perPage,
  offset: (page - 1) * perPage,
})

/** The ids of some applications. */
const ids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((input: string) => input.split(",")),
  ),
  selection(applicationId, batchLimit),
)
const session = { session: named() }
const papersFilter = filterOf({
  session: named(),
  course: named(),
  slot: choiceOr(documentSlots, undefined),
  kind: choiceOr(openPaperKinds, undefined),
})
const exportFormat = { format: z.enum(exportFormats), language: choiceOr(languages, "en") }
const table = {
  ...exportFormat,
  filter,
  /** Why whole numbers are exported. */
  reveal: z.optional(z.object({ why: z.prefault(z.string(), "") })),
}
const reading = "applications.read"
const working = "applications.work"

/** The list of applications with its counts, its saved views, and the export of what matches a filter. */
export const listCalls = {
  "GET /applications": call(
    reading,
    { ...applicationPage, ids: z.optional(ids) },
    async (deps, sent) => {
      const { staffApplications, applicationNumbers } = deps
      if (sent.ids) {
        const data = await staffApplications.find(await applicationNumbers.codesOf(sent.ids))
        return new ListAnswer({ data, total: data.length })
      }
      const { applications, ...counted } = await staffApplications.list(toListQuery(sent))
      return new ListAnswer({ data: applications, ...counted })
    },
  ),

  /** The applications with papers that are not settled, the longest open first. */
  "GET /papers": call(
    reading,
    { ...listQuery, filter: papersFilter, ids: z.optional(ids) },
    async ({ staffApplications, applicationNumbers }, { page, perPage, ...sent }) => {
      if (sent.ids) {
        const data = await staffApplications.findPapers(await applicationNumbers.codesOf(sent.ids))
        return new ListAnswer({ data, total: data.length })
      }
      const shown = { limit: perPage, offset: (page - 1) * perPage }
      return new ListAnswer(await staffApplications.listPapers(sent.filter, shown))
    },
  ),

  "POST /papers/export": call(
    "applications.export",
    { ...exportFormat, filter: papersFilter },
    async ({ staffApplications }, sent, { actor }) =>
      tableAnswer(sent.format, await staffApplications.exportPapers(sent, actor)),
  ),

  "GET /applications/counts": call(reading, session, ({ staffApplications }, sent) =>
    staffApplications.count(sent.session),
  ),

  "GET /applications/work-lists": call(reading, session, ({ staffApplications }, sent) =>
    staffApplications.countWorkLists(sent.session),
  ),

  /** What "verified" would leave unchecked. */
  "GET /applications/open-claims": call(
    reading,
    { ids },
    async ({ staffApplications, applicationNumbers }, sent) =>
      staffApplications.findOpenClaims(await applicationNumbers.codesOf(sent.ids)),
  ),

  "GET /views": call(reading, {}, ({ staffApplications }) => staffApplications.views()),

  "POST /views": call(
    working,
    { name: z.string(), filter },
    async ({ staffApplications }, sent, { actor }) => {
      // Leave out the searched text: it names a person, and a view is for all staff.
      const { q: _q, ...shared } = sent.filter
      return refusalOfAction(await staffApplications.saveView(sent.name, shared, actor))
    },
  ),

  /** The name is in the body, as it is no path of a record. */
  "POST /views/remove": call(
    working,
    { name: filterText },
    async ({ staffApplications }, { name }, { actor }) =>
      refusalOfAction(await staffApplications.removeView(name, actor)),
  ),

  "POST /applications/export": call(
    "applications.export",
    table,
    async ({ staffApplications }, sent, { actor }) => {
      const exported = await staffApplications.export(sent, actor)
      if (exported.outcome !== "exported") return refusalOfAction(exported)!
      return tableAnswer(sent.format, exported)
    },
  ),
}
