import { duplicateKinds } from "#domain/applications/duplicates.ts"
import { workListNames } from "#domain/applications/work-lists.ts"
import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import {
  type ApplicationFilter,
  type ApplicationListQuery,
  sortings,
} from "#server/features/applications/applications.ts"
import { asRecord } from "#server/platform/calls/inputs.ts"

import { can, type ConsoleRoutes, filterText, readListQuery, wrongField } from "../console-route.ts"
import { readExportRequest, sendTable } from "../send-table.ts"
import { codesOf } from "./application-ids.ts"
import { refuseUnlessStored } from "./change-routes.ts"

type Filter = Record<string, unknown>

const text = (filter: Filter, name: string) => filterText(filter, name) || undefined

const day = (filter: Filter, name: string) => {
  const typed = text(filter, name)
  const iso = typed && toIsoDate(typed)
  if (typed && !iso) throw wrongField(name, "day.format")
  return iso
}

/**
 * Reads the filter of an application list, with the field names of `ApplicationFilter`. Unknown values match
 * nothing.
 */
const readApplicationFilter = (filter: Filter): ApplicationFilter => ({
  session: text(filter, "session"),
  course: text(filter, "course"),
  category: text(filter, "category"),
  status: text(filter, "status") as Status | undefined,
  feeStatus: text(filter, "feeStatus") as FeeStatus | undefined,
  list: workListNames.find((list) => list === filter["list"]),
  duplicates: duplicateKinds.find((kind) => kind === filter["duplicates"]),
  assignedTo: text(filter, "assignedTo"),
  isSeen: typeof filter["isSeen"] === "boolean" ? filter["isSeen"] : undefined,
  dayFrom: day(filter, "dayFrom"),
  dayTo: day(filter, "dayTo"),
  q: text(filter, "q"),
})

/** Reads an application list query in the console's format. */
export const readApplicationList = (query: unknown): ApplicationListQuery => {
  const { filter, sort, order, page, perPage } = readListQuery(query)
  return {
    filter: readApplicationFilter(filter),
    sort: sortings.find((known) => known === sort) ?? "submitted_at",
    order,
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}

const reading = can("applications.read")
const working = can("applications.work")

/**
 * The list of applications with its counts; its saved views: `{name, filter}`, with the name in the body, as it is no path
 * of a record; and the export of what matches a filter: `{format, language, filter, reveal?: {why}}`.
 */
export const applicationListRoutes: ConsoleRoutes = async (app, { services }) => {
  const { staffApplications } = services
  app.get("/applications", reading, async ({ query }) => {
    if (typeof query["ids"] === "string") {
      const codes = await codesOf(services, query["ids"].split(","))
      return { data: await staffApplications.find(codes) }
    }
    const { applications, ...counted } = await staffApplications.list(readApplicationList(query))
    return { data: applications, ...counted }
  })
  app.get("/applications/counts", reading, async ({ query }) => ({
    data: await staffApplications.count(filterText(query, "session") || undefined),
  }))
  app.get("/applications/work-lists", reading, async ({ query }) => ({
    data: await staffApplications.countWorkLists(filterText(query, "session") || undefined),
  }))

  app.get("/views", reading, async () => ({ data: await staffApplications.views() }))
  app.post("/views", working, async ({ body, actor }) => {
    // Leave out the searched text: it names a person, and a view is for all staff.
    const { q: _q, ...filter } = readApplicationFilter(asRecord(body?.["filter"]))
    refuseUnlessStored(await staffApplications.saveView(body?.["name"], filter, actor))
    return { data: await staffApplications.views() }
  })
  app.post("/views/remove", working, async ({ body, actor }) => {
    const name = filterText(asRecord(body), "name")
    refuseUnlessStored(await staffApplications.removeView(name, actor))
    return { data: await staffApplications.views() }
  })

  app.post("/applications/export", can("applications.export"), async ({ body, actor }, reply) => {
    const { filter, reveal } = body ?? {}
    const request = readExportRequest(body)
    const exported = await staffApplications.export(
      {
        ...request,
        filter: readApplicationFilter(asRecord(filter)),
        reveal: reveal ? { why: asRecord(reveal)["why"] } : undefined,
      },
      actor,
    )
    if (exported.outcome !== "exported") return refuseUnlessStored(exported)
    return sendTable(reply, request.format, exported)
  })
}
