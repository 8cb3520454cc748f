import multipart from "@fastify/multipart"
import * as z from "zod/mini"

import { registrationNumber } from "#domain/fields/academic.ts"
import { batchLimit } from "#domain/staff/selection.ts"
import type { Services } from "#server/features/services.ts"
import {
  type Edited,
  type RefusedRow,
  studentOrders,
  type StudentRecord,
} from "#server/features/students/students.ts"
import { asRecord } from "#server/platform/calls/inputs.ts"

import {
  can,
  choiceOf,
  type ConsoleApp,
  type ConsoleRoutes,
  filterText,
  found,
  readListQuery,
  outcomeRefusal,
  RequestRefused,
  asText,
  selectionOf,
  wrongField,
} from "../console-route.ts"
import { readExportRequest, sendTable } from "../send-table.ts"
import { receiveSpreadsheet, tableLimits } from "./receive-spreadsheet.ts"

const reading = can("students.read")
const editing = can("students.edit")
const importing = can("students.import")

const urnOf = (id: string) => found(z.safeParse(registrationNumber, id).data)

const urnsOf = (ids: string) =>
  ids
    .split(",", batchLimit)
    .map((id) => z.safeParse(registrationNumber, id))
    .flatMap(({ success, data }) => (success ? [data] : []))

const shown = (student: StudentRecord) => ({ id: student.urn, ...student })

const readStudent = async (studentList: Services["studentList"], urn: string) => {
  const [student] = await studentList.find([urn])
  return { data: shown(found(student)) }
}

const refuseUnlessStored = (edited: Edited) => {
  switch (edited.outcome) {
    case "changed":
    case "unchanged":
      return
    case "aadhaar_of_another":
      throw wrongField("aadhaar", edited.outcome)
    case "admission_of_another":
      throw wrongField("admission_number", edited.outcome)
    case "refused":
      throw outcomeRefusal(edited)
    default:
      throw outcomeRefusal({ outcome: edited.outcome })
  }
}

const filterOf = (filter: Record<string, unknown>) => ({
  q: filterText(filter, "q"),
  course: filterText(filter, "course"),
  session: filterText(filter, "session"),
  semester: filterText(filter, "semester"),
  status: filterText(filter, "status"),
})

/** Also exports the students that match the list's filter: `{format, language, filter}`. */
const readRoutes = (
  app: ConsoleApp,
  { studentList, exportStudents, readSignInAlerts }: Services,
) => {
  app.get("/students", reading, async ({ query }) => {
    if (typeof query.ids === "string") {
      return { data: (await studentList.find(urnsOf(query.ids))).map(shown) }
    }
    const { filter, sort, ...page } = readListQuery(query)
    const known = studentOrders.find((order) => order === sort)
    const { students, total } = await studentList.list(filterOf(filter), {
      ...page,
      sort: known ?? "admission_number",
    })
    return { data: students.map(shown), total }
  })

  // Accounts and networks with many failed sign-ins.
  app.get("/students/sign-in-alerts", reading, async () => ({ data: await readSignInAlerts() }))

  app.get("/students/:id", reading, ({ params }) => readStudent(studentList, urnOf(params.id)))

  app.post("/students/export", can("students.export"), async ({ body, actor }, reply) => {
    const request = readExportRequest(body)
    const filter = filterOf(asRecord(body?.["filter"]))
    return sendTable(reply, request.format, await exportStudents({ ...request, filter }, actor))
  })
}

/** Why a student cannot be enabled: another active one has the Aadhaar number. */
const numberTaken = "student_number_taken"

const editRoutes = (app: ConsoleApp, services: Services) => {
  app.put("/students/:id", editing, async ({ params, body, actor }) => {
    const { data, seen } = body ?? {}
    if (typeof data !== "object" || data === null || !Number.isSafeInteger(seen)) {
      throw new RequestRefused(400, "malformed")
    }
    const urn = urnOf(params.id)
    refuseUnlessStored(await services.editStudent(urn, data, Number(seen), actor.name))
    return readStudent(services.studentList, urn)
  })

  for (const [action, status] of [
    ["disable", "disabled"],
    ["enable", "active"],
  ] as const) {
    app.post(`/students/:id/${action}`, editing, async ({ params, actor }) => {
      const urn = urnOf(params.id)
      const done = await services.setStudentStatus(urn, status, actor.name)
      if (done === "aadhaar_of_another") throw new RequestRefused(409, numberTaken)
      return readStudent(services.studentList, urn)
    })
  }

  /** Returns the ids of the students whose status changed, and of those who could not be enabled. */
  app.post("/students/status", editing, async ({ body, actor }) => {
    const status = choiceOf(["active", "disabled"], body?.["status"], "status")
    const parse = (id: unknown) => urnOf(asText(id))
    const changed: string[] = []
    const skipped: { id: string; reason: string }[] = []
    for (const urn of selectionOf(body?.["ids"], parse, { field: "ids", limit: batchLimit })) {
      const done = await services.setStudentStatus(urn, status, actor.name)
      if (done === "changed") changed.push(urn)
      if (done === "aadhaar_of_another") skipped.push({ id: urn, reason: numberTaken })
    }
    return { data: changed, skipped }
  })
}

const importRoutes = (app: ConsoleApp, services: Services) => {
  app.post("/students/import/preview", importing, async (request) => ({
    data: await services.previewImport(await receiveSpreadsheet(request)),
  }))
  app.post("/students/import", importing, async (request) => {
    const refused: RefusedRow[] = []
    const rows = await receiveSpreadsheet(request)
    const take = services.importStudents(request.actor.name)
    const totals = await take(rows, (row) => refused.push(row))
    return { data: { totals, refused: refused.toSorted((a, b) => a.line - b.line) } }
  })
}

/** Students for the console: search, correct, enable or disable, import. */
export const studentRoutes: ConsoleRoutes = async (app, { services }) => {
  await app.register(multipart, { limits: tableLimits, throwFileSizeLimit: false })
  readRoutes(app, services)
  editRoutes(app, services)
  importRoutes(app, services)
}
