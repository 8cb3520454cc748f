import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { ResultsPanel } from "./results-panel.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const authProvider = {
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "officer",
}
const result = {
  line: 1,
  number: "2025-00001-9",
  name: "Asha",
  roll: "240001",
  percentage: "82.40",
}

const open = (answers: Record<string, () => Response>, fields = ["i_result"]) => {
  const sent: [path: string, body: unknown][] = []
  const asked_fields = fields.map((field) => ({ field, is_required: false }))
  const sessions = [{ ...sampleSession, asked_fields }]
  const server = async (path: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json({ data: { sessions, open: sampleSession.label } })
    const address = Object.keys(answers).find((one) => path.endsWith(one))
    sent.push([address!, JSON.parse(String(body))])
    return answers[address!]!()
  }
  vi.stubGlobal("fetch", vi.fn<typeof server>(server))
  const panel = <ResultsPanel session="2025-26" path="/merit/BSc/marks results" />
  render(<TestAdmin authProvider={authProvider as never}>{panel}</TestAdmin>)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const area = () => screen.findByLabelText<HTMLTextAreaElement>(/^One line for each/)
const lines = "240001,500,412"
const body = { session: "2025-26", lines }

test("marks are shown before they are entered", async () => {
  const sent = open({
    "/results/preview": () => Response.json({ data: { results: [result] } }),
    "/results": () => Response.json({ data: { count: 1 } }),
  })
  fireEvent.input(await area(), { target: { value: lines } })
  fireEvent.click(screen.getByText("Check the lines"))
  await screen.findByText("Asha")
  expect(sent).toEqual([["/results/preview", body]])
  fireEvent.click(screen.getByText("Enter these marks"))
  await screen.findByText("Check the lines")
  expect(sent[1]).toEqual(["/results", body])
  await waitFor(async () => expect((await area()).value).toBe(""))
})

test("a change of the lines asks for another check, and faults are named by line", async () => {
  const refused = () =>
    Response.json({ message: "refused", errors: { 1: ["unknown"] } }, { status: 422 })
  const answers = {
    "/results/preview": () => Response.json({ data: { results: [result] } }),
    "/results": refused,
  }
  open(answers)
  fireEvent.input(await area(), { target: { value: lines } })
  fireEvent.click(screen.getByText("Check the lines"))
  await screen.findByText("Asha")
  fireEvent.input(await area(), { target: { value: `${lines}1` } })
  expect(screen.queryByText("Asha")).toBeNull()
  answers["/results/preview"] = refused
  fireEvent.click(screen.getByText("Check the lines"))
  await screen.findByText(/Line 1: no application that awaits a result/)
  expect((await area()).value).toBe(`${lines}1`)
})
