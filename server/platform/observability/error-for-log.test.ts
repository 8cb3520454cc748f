import { expect, test } from "vitest"

import { errorForLog } from "./error-for-log.ts"

const secret = "SECRET-of-9873519462"
const named = (error: Error, properties: object) => Object.assign(error, properties)
const database = (message: string, properties: object) =>
  named(new Error(message), { name: "DatabaseError", ...properties })

test.each([
  database("null value", { code: "23502", detail: `Failing row contains (${secret}).` }),
  database(`invalid input syntax for type integer: "${secret}"`, { code: "22P02", where: secret }),
  database(`refused: ${secret}`, { code: "P0001", hint: secret, internalQuery: secret }),
  named(new Error(`insert failed; params: ${secret}, 1`), { parameters: [secret] }),
  named(new Error(`row ${secret}`), { name: "SqliteError", code: "SQLITE_CONSTRAINT_TRIGGER" }),
  new Error(`first line\n    at ${secret} (somewhere.ts:1:1)\n    at ${secret}`),
  new SyntaxError(`Unexpected token, "${secret}" is not valid JSON`),
  new TypeError(`Cannot create property 'x' on string '${secret}'`),
  new RangeError(`"${secret} with a " and a ' in it" is no time`),
  new TypeError(`Request cannot be constructed from a URL: http://a@b/search?q=${secret}`),
  named(new TypeError("Received type bigint (98735194620n)"), { code: "ERR_INVALID_ARG_VALUE" }),
  new Error("outer", { cause: database(`inner ${secret}`, { code: "23505" }) }),
  new AggregateError([new Error(secret)], secret),
  secret,
  { message: secret },
  undefined,
])("of error %# nothing is logged that was sent in", (error) => {
  const logged = JSON.stringify(errorForLog(error))
  expect(logged).not.toMatch(/SECRET|9873519462/)
})

test("type, code, names of failed objects and stack frames are logged", () => {
  const error = database("duplicate key", {
    code: "23505",
    constraint: "applications_submission_key",
    table: "applications",
  })
  const { stack, ...rest } = errorForLog(error)
  expect(rest).toEqual({
    type: "DatabaseError",
    message: "",
    code: "23505",
    constraint: "applications_submission_key",
    table: "applications",
  })
  expect(stack).toMatch(/^\s+at .*error-for-log\.test\.ts:\d+/)
})

test("messages of the system and of JavaScript are logged, and the cause", () => {
  const refused = named(new Error("connect ECONNREFUSED 127.0.0.1:5432"), {
    code: "ECONNREFUSED",
    syscall: "connect",
  })
  expect(errorForLog(new Error("x", { cause: refused }))).toMatchObject({
    type: "Error",
    cause: { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:5432" },
  })
  expect(errorForLog(new ReferenceError("x is not defined")).message).toBe("x is not defined")
})
