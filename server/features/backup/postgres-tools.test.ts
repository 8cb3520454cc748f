import { expect, test } from "vitest"

import { splitPassword } from "./postgres-tools.ts"

test("keeps the password out of the arguments, which are visible to other users", () => {
  expect(splitPassword("postgres://clerk:p%40ss@db.example:5433/college?sslmode=require")).toEqual({
    address: "postgres://clerk@db.example:5433/college?sslmode=require",
    password: "p@ss",
  })
})
