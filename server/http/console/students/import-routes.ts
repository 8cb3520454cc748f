import multipart from "@fastify/multipart"

import type { RefusedRow } from "#server/features/students/students.ts"

import { can, type ConsoleRoutes } from "../console-route.ts"
import { receiveSpreadsheet, tableLimits } from "./receive-spreadsheet.ts"

const importing = can("students.import")

/** The import of students from a spreadsheet, which is a part of a multipart body. */
export const importRoutes: ConsoleRoutes = async (app, { services }) => {
  await app.register(multipart, { limits: tableLimits, throwFileSizeLimit: false })

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
