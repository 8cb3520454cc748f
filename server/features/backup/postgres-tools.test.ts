import { expect, test } from "vitest"

import { variablesOf } from "./postgres-tools.ts"

test.each([
  {
    address: "postgres://clerk:p%40ss@db.example:5433/college",
    variables: {
      PGHOST: "db.example",
      PGPORT: "5433",
      PGUSER: "clerk",
      PGPASSWORD: "p@ss",
      PGDATABASE: "college",
    },
  },
  {
    address: "postgresql://[::1]/college?sslmode=require&application_name=x",
    variables: { PGHOST: "::1", PGDATABASE: "college", PGSSLMODE: "require" },
  },
  {
    address: "postgres:///college?host=/var/run/postgresql",
    variables: { PGHOST: "/var/run/postgresql", PGDATABASE: "college" },
  },
])(
  "passes $address as environment variables, since arguments are visible to other users",
  ({ address, variables }) => {
    expect(variablesOf(address)).toEqual(variables)
  },
)
