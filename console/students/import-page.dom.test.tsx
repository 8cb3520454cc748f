import { configure, fireEvent, render, screen } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { afterEach, expect, test, vi } from "vitest"

import { createReactAdminTranslate } from "../kit/text/react-admin-translate.ts"
import { consoleMessagesIn } from "../messages/messages.ts"
import { ImportPage } from "./import-page.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const i18nProvider = {
  translate: createReactAdminTranslate(consoleMessagesIn("en")),
  changeLocale: async () => undefined,
  getLocale: () => "en",
}
const authProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "officer",
}

/** Chooses a file on a page whose server answers with these, by path. */
const choose = async (answers: Record<string, () => Response>) => {
  const server = async (path: string) =>
    (
      Object.entries(answers).find(([end]) => path.endsWith(end))?.[1] ??
      (() => Response.json({ data: { sessions: [] } }))
    )()
  vi.stubGlobal("fetch", vi.fn<typeof server>(server))
  render(
    <AdminContext i18nProvider={i18nProvider} authProvider={authProvider}>
      <ImportPage />
    </AdminContext>,
  )
  const input = await screen.findByLabelText<HTMLInputElement>("A table as Excel (.xlsx) or CSV")
  fireEvent.change(input, { target: { files: [new File(["x"], "students.xlsx")] } })
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refused = Array.from({ length: 150 }, (_, index) => ({
  row: index + 5,
  errors: { admission_number: ["became_date"] },
  values: { admission_number: index === 0 ? "=Jan-25" : "Jan-25" },
}))
const totals = { added: 1, changed: 0, unchanged: 0, refused: 150 }
const source = {
  sheet: "BSc",
  otherSheets: ["BA"],
  headingRow: 4,
  ignoredHeadings: ["Remarks"],
  skippedRows: [160],
  hiddenRows: 1,
}

test("a preview names faults by row, column and value: the first hundred, and all in a file", async () => {
  const saved: Blob[] = []
  const keep = (content: Blob) => `blob:${saved.push(content)}`
  vi.spyOn(URL, "createObjectURL").mockImplementation(keep as never)
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
  const preview = { totals, refused, source, first: [] }
  await choose({
    "/import/preview": () => Response.json({ data: preview }),
    "/import": () =>
      Response.json({
        data: { totals, refused: refused.map(({ row, errors }) => ({ row, errors })) },
      }),
  })
  await screen.findByText("New: 1 · Changed: 0 · Unchanged: 0 · Refused: 150")
  for (const text of [
    "Read: the sheet “BSc”, headings in row 4.",
    "Not read: other sheets with the headings (BA). Import each from a file of its own.",
    "Columns that are not imported: Remarks",
    "Not read, because they are no students (totals, headings, rows without number and name): rows 160",
    "1 row is hidden in the sheet and is read too.",
    "These are the first 100 of 150 rows. Download all to correct them.",
  ]) {
    screen.getByText(text)
  }
  expect(screen.getAllByText("Admission number (admission_number)")).toHaveLength(100)
  expect(screen.getAllByText("Jan-25")).toHaveLength(99)

  fireEvent.click(screen.getByText("Download the refused rows (CSV)"))
  const lines = (await saved[0]!.text()).split("\r\n")
  expect(lines).toHaveLength(152)
  expect(lines[0]).toBe('\ufeff"Row","Column","In the file","What to correct"')
  expect(lines[1]).toMatch(/^5,"Admission number \(admission_number\)","'=Jan-25","The spreadsheet/)

  fireEvent.click(screen.getByText("Import these students"))
  await screen.findByText("Imported")
  // The answer of the import has no values: those of the preview stay.
  expect(screen.getAllByText("Jan-25")).toHaveLength(99)
})

test.each([
  {
    errors: { file: ["columns_missing"], columns: ["urn, dob"] },
    text: "No row names every column that is needed. Missing: URN (urn), Date of birth (dob)",
  },
  { errors: { file: ["not_utf8"], row: ["7"] }, text: /^Row 7 has letters that cannot be read/ },
  { errors: { file: ["is_protected"] }, text: /^This workbook is protected with a password/ },
  { errors: { file: ["too_large"] }, text: /^The file is larger than 10 MB/ },
])("a file with the fault $errors.file is refused with what to do", async ({ errors, text }) => {
  await choose({
    "/import/preview": () => Response.json({ message: "refused", errors }, { status: 422 }),
  })
  expect(await screen.findByText(text)).toBeTruthy()
})
