import multipart from "@fastify/multipart"
import type { FastifyInstance } from "fastify"
import * as z from "zod/mini"

import { registrationNumber } from "#domain/fields/academic.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { batchLimit } from "#domain/staff/selection.ts"
import type { Services } from "#server/features/services.ts"
import {
  type Edited,
  type RefusedRow,
  studentOrders,
  type StudentRecord,
} from "#server/features/students/students.ts"

import { filterText, found, readListQuery, RequestRefused, textField } from "../console-route.ts"
import { receiveSpreadsheet, tableLimits } from "./receive-spreadsheet.ts"

type Id = { Params: { id: string } }
type Body = Record<string, unknown> | null

const reading = { config: { can: "students.read" } } as const
const editing = { config: { can: "students.edit" } } as const
const importing = { config: { can: "students.import" } } as const

const urnOf = (id: string) => found(z.safeParse(registrationNumber, id).data)

const urnsOf = (ids: string) =>
  ids
    .split(",", batchLimit)
    .map((id) => z.safeParse(registrationNumber, id))
    .flatMap(({ success, data }) => (success ? [data] : []))

const shown = (student: StudentRecord) => ({ id: student.urn, ...student })

const refuseUnlessStored = (edited: Edited) => {
  switch (edited.outcome) {
    case "changed":
    case "unchanged":
      return
    case "unknown":
      throw new RequestRefused(404, "unknown")
    case "changed meanwhile":
      throw new RequestRefused(409, "changed_meanwhile")
    case "refused":
      throw new RequestRefused(422, "refused", edited.problems)
    case "aadhaar_of_another":
      throw new RequestRefused(422, "refused", { aadhaar: [edited.outcome] })
    case "admission_of_another":
      throw new RequestRefused(422, "refused", { admission_number: [edited.outcome] })
  }
}

/** Students for the console: search, correct, enable or disable, import. */
export const studentRoutes = async (app: FastifyInstance, { services }: { services: Services }) => {
  await app.register(multipart, { limits: tableLimits, throwFileSizeLimit: false })
  const { studentList } = services

  const one = async (urn: string) => {
    const [student] = await studentList.find([urn])
    return { data: shown(found(student)) }
  }

  app.get<{ Querystring: Record<string, unknown> }>("/students", reading, async ({ query }) => {
    if (typeof query.ids === "string") {
      return { data: (await studentList.find(urnsOf(query.ids))).map(shown) }
    }
    const { filter, sort, ...page } = readListQuery(query)
    const text = (name: string) => filterText(filter, name)
    const known = studentOrders.find((order) => order === sort)
    const { students, total } = await studentList.list(
      {
        q: text("q"),
        course: text("course"),
        session: text("session"),
        semester: text("semester"),
        status: text("status"),
      },
      { ...page, sort: known ?? "admission_number" },
    )
    return { data: students.map(shown), total }
  })

  app.get<Id>("/students/:id", reading, ({ params }) => one(urnOf(params.id)))

  app.put<Id & { Body: Body }>("/students/:id", editing, async ({ params, body, actor }) => {
    const { data, seen } = body ?? {}
    if (typeof data !== "object" || data === null || !Number.isSafeInteger(seen)) {
      throw new RequestRefused(400, "malformed")
    }
    const urn = urnOf(params.id)
    refuseUnlessStored(await services.editStudent(urn, data, Number(seen), actor.name))
    return one(urn)
  })

  const setStatus = async (id: string, status: "active" | "disabled", actor: Actor) => {
    const urn = urnOf(id)
    await services.setStudentStatus(urn, status, actor.name)
    return one(urn)
  }
  app.post<Id>("/students/:id/disable", editing, ({ params, actor }) =>
    setStatus(params.id, "disabled", actor),
  )
  app.post<Id>("/students/:id/enable", editing, ({ params, actor }) =>
    setStatus(params.id, "active", actor),
  )

  /** Returns the ids of the students whose status changed. */
  app.post<{ Body: Body }>("/students/status", editing, async ({ body, actor }) => {
    const { ids, status } = body ?? {}
    const refused = (field: string, key: string) =>
      new RequestRefused(422, "refused", { [field]: [key] })
    if (status !== "active" && status !== "disabled") throw refused("status", "choice")
    if (!Array.isArray(ids) || ids.length === 0) throw refused("ids", "missing")
    if (ids.length > batchLimit) throw refused("ids", "too_many")
    const changed: string[] = []
    for (const urn of ids.map((id) => urnOf(textField(id)))) {
      if (await services.setStudentStatus(urn, status, actor.name)) changed.push(urn)
    }
    return { data: changed }
  })

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
