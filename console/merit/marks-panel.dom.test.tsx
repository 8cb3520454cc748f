import { act, configure, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import type { ProgrammeMarks } from "#server/features/merit/merit.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { MarksPanel } from "./marks-panel.tsx"
import { RecordMarks } from "./record-marks.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const where = { session: "2025-26", programme: "BSc" }
const programme: ProgrammeMarks = {
  components: ["best_five"],
  applications: [
    { code: "ABCDEFGHJKLM", name: "Asha", marks: { best_five: 8240 } },
    { code: "ABCDEFGHJKLN", name: "Ravi", marks: {} },
  ],
}

const authProvider = {
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "clerk",
}

/** Shows a panel whose server answers reads with `data`, and changes with `answer`. */
const open = (panel: React.ReactNode, data: unknown, answer: () => Response) => {
  const sent: unknown[] = []
  const server = async (_path: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json({ data })
    sent.push(typeof body === "string" ? JSON.parse(body) : body)
    return answer()
  }
  vi.stubGlobal("fetch", vi.fn<typeof server>(server))
  render(<TestAdmin authProvider={authProvider as never}>{panel}</TestAdmin>)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const area = () => screen.findByLabelText<HTMLTextAreaElement>(/^One line for each applicant/)

test("lines with errors are named with their text, and nothing that was pasted is lost", async () => {
  const refused = () =>
    Response.json(
      { message: "refused", errors: { 1: ["unknown"], 3: ["percentage"] } },
      { status: 422 },
    )
  const sent = open(<MarksPanel where={where} path="/merit/BSc/marks" />, programme, refused)
  const lines = "ABCDEFGHJKLP,70\nABCDEFGHJKLN,80\nABCDEFGHJKLM,x"
  fireEvent.input(await area(), { target: { value: lines } })
  fireEvent.click(screen.getByText("Enter all"))
  await screen.findByText(/Nothing was entered. 2 lines need a correction/)
  expect(sent).toEqual([{ session: "2025-26", component: "best_five", lines }])
  const errors = [...document.querySelectorAll("[role=alert] li")].map((li) => li.textContent)
  expect(errors).toEqual([
    "Line 1: no application of this course has this number ABCDEFGHJKLP,70",
    "Line 3: not a percentage from 0 to 100, and not marks such as 412/500 ABCDEFGHJKLM,x",
  ])
  expect((await area()).value).toBe(lines)
})

test("the marks of a file are put in, and its faults named, before anything is entered", async () => {
  const read = { lines: "\nABCDEFGHJKLM\t#N/A\t?\nABCDEFGHJKLN\t80", errors: { 2: "cell_error" } }
  open(<MarksPanel where={where} path="/merit/BSc/marks" />, programme, () =>
    Response.json({ data: read }),
  )
  const text = await area()
  const input = screen.getByLabelText("Choose an Excel or CSV file", { selector: "input" })
  fireEvent.change(input, { target: { files: [new File(["x"], "marks.xlsx")] } })
  await screen.findByText(/Line 2: The spreadsheet shows an error here/)
  expect(text.value).toBe(read.lines)
})

test("the numbers without marks can be put in", async () => {
  open(<MarksPanel where={where} path="/merit/BSc/marks" />, programme, () => Response.json({}))
  const text = await area()
  expect(screen.getByText("1 of 2 applicants have them.")).toBeTruthy()
  fireEvent.click(screen.getByText("Put in the numbers without marks"))
  expect(text.value).toBe("ABCDEFGHJKLN,")
})

test("a mark of one application is refused at its field, and stays as it was typed", async () => {
  const marks = { components: ["best_five"], marks: [] }
  const refused = () =>
    Response.json({ message: "refused", errors: { best_five: ["percentage"] } }, { status: 422 })
  const sent = open(<RecordMarks code="ABCDEFGHJKLM" />, marks, refused)
  const input = await screen.findByLabelText<HTMLInputElement>("Best five subjects")
  fireEvent.input(input, { target: { value: "501/500" } })
  fireEvent.click(screen.getByText("Save marks"))
  await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"))
  expect(sent).toEqual([{ best_five: "501/500" }])
  expect(input.value).toBe("501/500")
})

test("a programme that needs no marks shows none in the record", async () => {
  open(<RecordMarks code="ABCDEFGHJKLM" />, { components: [], marks: [] }, () => Response.json({}))
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  await act(async () => undefined)
  expect(screen.queryByText("Marks for the merit list")).toBeNull()
})
