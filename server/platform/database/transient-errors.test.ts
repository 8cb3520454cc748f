import { expect, test } from "vitest"

import { classifyTransientError } from "./transient-errors.ts"

const coded = (code: string) => Object.assign(new Error("x"), { code })

test.each([
  { code: "SQLITE_BUSY", fault: "busy" },
  { code: "SQLITE_BUSY_RECOVERY", fault: "busy" },
  { code: "55P03", fault: "busy" },
  { code: "40P01", fault: "busy" },
  { code: "SQLITE_FULL", fault: "full" },
  { code: "53100", fault: "full" },
  { code: "ENOSPC", fault: "full" },
  { code: "SQLITE_IOERR_WRITE", fault: "read only" },
  { code: "EROFS", fault: "read only" },
  { code: "ECONNREFUSED", fault: "no connection" },
  { code: "57P03", fault: "no connection" },
  { code: "ERR_BUCKET", fault: "bucket" },
  { code: "EMFILE", fault: "too many files" },
  { code: "SQLITE_CONSTRAINT_TRIGGER", fault: undefined },
  { code: "SQLITE_CORRUPT", fault: undefined },
  { code: "42P01", fault: undefined },
  { code: "FST_ERR_VALIDATION", fault: undefined },
])("$code is $fault", ({ code, fault }) => {
  expect(classifyTransientError(coded(code))).toBe(fault)
})

test.each([
  {
    what: "what lies beneath",
    error: new Error("x", { cause: coded("EMFILE") }),
    is: "too many files",
  },
  {
    what: "a driver's own words",
    error: new Error("Connection terminated unexpectedly"),
    is: "no connection",
  },
  { what: "an error of ours", error: new TypeError("Connection is not a function"), is: undefined },
  { what: "what is no error", error: "SQLITE_BUSY", is: undefined },
])("$what: $is", ({ error, is }) => {
  expect(classifyTransientError(error)).toBe(is)
})
