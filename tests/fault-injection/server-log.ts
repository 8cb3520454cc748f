// Checks of the log after a fault: readable lines without personal data.
import { expect } from "vitest"

import type { Form } from "#tests/support/samples/applications.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

/** Maximum length of a readable line, including the stack. */
const longestLine = 4000
const maxStackLines = 20
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

/** Log lines of level warn and above. */
export const warningsIn = (server: Pick<RunningServer, "log">) =>
  linesOf(server)
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= 40)

/** Every line is short JSON, none is an uncaught error, and none contains values of these forms. */
export const expectCleanLog = (server: Pick<RunningServer, "log">, forms: Form[] = []) => {
  const lines = linesOf(server)
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([])
  expect(lines.filter((line) => line.length > longestLine)).toEqual([])
  const warnings = warningsIn(server)
  const stackLengths = warnings.map(({ err }) => err?.stack?.split("\n").length ?? 0)
  expect(Math.max(0, ...stackLengths)).toBeLessThanOrEqual(maxStackLines)
  expect(warnings.filter(({ msg }) => /stopping after an error/.test(msg))).toEqual([])
  const values = forms.flatMap((form) => personal.map((name) => String(form[name])))
  // The decimals of a response time such as 34.756000000011 may look like a mobile number.
  const log = server.log().replaceAll(/\d+\.\d+/g, "")
  expect(values.filter((value) => log.includes(value))).toEqual([])
}
