import multipart from "@fastify/multipart"

import { readResultsFile } from "#server/features/applications/applications.ts"
import { readMarksFile } from "#server/features/merit/merit.ts"
import { readStudentTable, type RefusedRow } from "#server/features/students/students.ts"

import { can, type ConsoleRoutes } from "../console-route.ts"
import { createSpreadsheetReceiver, uploadLimits } from "./receive-spreadsheet.ts"

const importing = can("students.import")

/** Imports from a spreadsheet, which is a part of a multipart body. */
export const importRoutes: ConsoleRoutes = async (app, { services }) => {
  await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })

  const receiveSpreadsheet = createSpreadsheetReceiver()
  app.post("/merit-marks/read", can("applications.work"), (request) =>
    receiveSpreadsheet(request, readMarksFile, async (data) => ({ data })),
  )
  app.post("/results/read", can("applications.correct"), (request) =>
    receiveSpreadsheet(request, readResultsFile, async (data) => ({ data })),
  )
  app.post("/students/import/preview", importing, (request) =>
    receiveSpreadsheet(request, readStudentTable, async ({ rows, source }) => ({
      data: { ...(await services.previewImport(rows)), source },
    })),
  )
  app.post("/students/import", importing, (request) =>
    receiveSpreadsheet(request, readStudentTable, async ({ rows }) => {
      const refused: Omit<RefusedRow, "values">[] = []
      const take = services.importStudents(request.actor.name)
      // Without values: this answer is stored under its idempotency key. The preview has shown them.
      const totals = await take(rows, ({ row, errors }) => refused.push({ row, errors }))
      return { data: { totals, refused: refused.toSorted((a, b) => a.row - b.row) } }
    }),
  )
}
