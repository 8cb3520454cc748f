import * as z from "zod/mini"

import { languages } from "#domain/content/languages.ts"
import { registrationNumber } from "#domain/fields/academic.ts"
import { batchLimit } from "#domain/staff/limits.ts"
import {
  choiceOr,
  filterOf,
  filterText,
  listQuery,
  selection,
} from "#server/features/call-inputs.ts"
import {
  conflict,
  defineCalls,
  gone,
  invalid,
  ListAnswer,
  refusalOf,
  tableAnswer,
} from "#server/features/define-call.ts"
import { exportFormats } from "#server/platform/spreadsheets/export-table.ts"

import { type StudentRecord, studentOrders } from "./list-students.ts"
import type { StudentsService } from "./students-service.ts"

type Deps = StudentsService

const call = defineCalls<Deps>()
const reading = "students.read"
const editing = "students.edit"
const id = { id: registrationNumber }
const filter = filterOf({
  q: filterText,
  course: filterText,
  session: filterText,
  semester: filterText,
  status: filterText,
})
const list = {
  ...listQuery,
  sort: choiceOr(studentOrders, "admission_number"),
  filter,
  /** The URNs of some students, instead of a page. */
  ids: z.optional(z.string()),
}
const table = { format: z.enum(exportFormats), language: choiceOr(languages, "en"), filter }
const edit = { ...id, data: z.record(z.string(), z.unknown()), expectedVersion: z.int32() }
const statuses = {
  ids: selection(registrationNumber, batchLimit),
  status: z.enum(["active", "disabled"]),
}

const urnsOf = (ids: string) =>
  ids.split(",", batchLimit).flatMap((urn) => z.safeParse(registrationNumber, urn).data ?? [])

const shown = (student: StudentRecord) => ({ id: student.urn, ...student })

const readStudent = async ({ studentList }: Deps, urn: string) => {
  const [student] = await studentList.find([urn])
  return student ? shown(student) : gone()
}

/** Why a student cannot be enabled: another active one has the Aadhaar number. */
const numberTaken = "student_number_taken"

const setStatus = (status: "active" | "disabled") =>
  call(editing, id, async (deps, sent, { actor }) => {
    const done = await deps.setStudentStatus(sent.id, status, actor.name)
    return done === "aadhaar_of_another" ? conflict(numberTaken) : readStudent(deps, sent.id)
  })

/** Students for the console: search, correct, enable or disable. */
export const studentCalls = {
  "GET /students": call(reading, list, async ({ studentList }, { ids, ...page }) => {
    if (ids !== undefined) {
      const some = await studentList.find(urnsOf(ids))
      return new ListAnswer({ data: some.map(shown), total: some.length })
    }
    const { students, total } = await studentList.list(page.filter, page)
    return new ListAnswer({ data: students.map(shown), total })
  }),

  /** Accounts and networks with many failed sign-ins. */
  "GET /students/sign-in-alerts": call(reading, {}, ({ readSignInAlerts }) => readSignInAlerts()),

  "GET /students/:id": call(reading, id, (deps, sent) => readStudent(deps, sent.id)),

  "POST /students/export": call(
    "students.export",
    table,
    async ({ exportStudents }, sent, { actor }) =>
      tableAnswer(sent.format, await exportStudents(sent, actor)),
  ),

  "PUT /students/:id": call(editing, edit, async (deps, sent, { actor }) => {
    const edited = await deps.editStudent(sent.id, sent.data, sent.expectedVersion, actor.name)
    switch (edited.outcome) {
      case "changed":
      case "unchanged":
        return readStudent(deps, sent.id)
      case "aadhaar_of_another":
        return invalid({ aadhaar: [edited.outcome] })
      case "admission_of_another":
        return invalid({ admission_number: [edited.outcome] })
      default:
        return refusalOf(edited)
    }
  }),

  "POST /students/:id/disable": setStatus("disabled"),
  "POST /students/:id/enable": setStatus("active"),

  /** Returns the ids of the students whose status changed, and of those who could not be enabled. */
  "POST /students/status": call(
    editing,
    statuses,
    async ({ setStudentStatus }, { ids, status }, { actor }) => {
      const changed: string[] = []
      const skipped: { id: string; reason: typeof numberTaken }[] = []
      for (const urn of ids) {
        const done = await setStudentStatus(urn, status, actor.name)
        if (done === "changed") changed.push(urn)
        if (done === "aadhaar_of_another") skipped.push({ id: urn, reason: numberTaken })
      }
      return { changed, skipped }
    },
  ),
}
