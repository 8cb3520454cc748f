import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { findTool, splitPassword } from "./postgres-tools.ts"

test("keeps the password out of the arguments, which are visible to other users", () => {
  expect(splitPassword("postgres://clerk:p%40ss@db.example:5433/college?sslmode=require")).toEqual({
    address: "postgres://clerk@db.example:5433/college?sslmode=require",
    password: "p@ss",
  })
})

test("finds the tool on the PATH of Windows, or says what to install there", async () => {
  const folder = await openFolder()
  const find = () => findTool("pg_dump", { PATH: folder.path }, "win32")
  expect(find).toThrow("pg_dump is not on this machine: install PostgreSQL's command line tools.")
  const program = join(folder.path, "pg_dump.exe")
  await writeFile(program, "", { mode: 0o700 })
  expect(find()).toBe(program)
  await folder.remove()
})
