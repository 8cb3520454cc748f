import { expect, test } from "vitest"

import { variablesOf } from "./postgres-tools.ts"

test.each([
  {
    address: "postgres://clerk:p%40ss@db.example:5433/college",
    gives: {
      PGHOST: "db.example",
      PGPORT: "5433",
      PGUSER: "clerk",
      PGPASSWORD: "p@ss",
      PGDATABASE: "college",
    },
  },
  {
    address: "postgresql://[::1]/college?sslmode=require&application_name=x",
    gives: { PGHOST: "::1", PGDATABASE: "college", PGSSLMODE: "require" },
  },
  {
    address: "postgres:///college?host=/var/run/postgresql",
    gives: { PGHOST: "/var/run/postgresql", PGDATABASE: "college" },
  },
])("$address as variables, since arguments are seen by all", ({ address, gives }) => {
  expect(variablesOf(address)).toEqual(gives)
})
