// What a fault left in the log: lines one can work with, and nothing of who applied.
import { expect } from "vitest"

import type { Form } from "#tests/support/applications.ts"
import type { RunningServer } from "#tests/support/server.ts"

/** As much as an operator reads of one line; a stack's places are part of it. */
const longestLine = 4000
const mostPlaces = 20
const personal = [
  "applicant_name",
  "aadhar_no",
  "applicant_mobile",
  "bank_account",
  "email",
  "c_address",
  "urn",
]

type Line = {
  level: number
  msg: string
  fault?: string
  err?: { type: string; message: string; stack?: string; code?: string }
}

const linesOf = (server: Pick<RunningServer, "log">) =>
  server
    .log()
    .split("\n")
    .filter((line) => line !== "")

/** The lines that tell of something that went wrong. */
export const troublesIn = (server: Pick<RunningServer, "log">) =>
  linesOf(server)
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= 40)

/** Every line is a short JSON line, none from an error nobody caught, none with what these forms hold. */
export const expectCleanLog = (server: Pick<RunningServer, "log">, forms: Form[] = []) => {
  const lines = linesOf(server)
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([])
  expect(lines.filter((line) => line.length > longestLine)).toEqual([])
  const troubles = troublesIn(server)
  const places = troubles.map(({ err }) => err?.stack?.split("\n").length ?? 0)
  expect(Math.max(0, ...places)).toBeLessThanOrEqual(mostPlaces)
  expect(troubles.filter(({ msg }) => /stopping after an error/.test(msg))).toEqual([])
  const values = forms.flatMap((form) => personal.map((name) => String(form[name])))
  expect(values.filter((value) => server.log().includes(value))).toEqual([])
}
