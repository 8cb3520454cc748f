import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { OperatorError } from "#server/platform/operator-error.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { readPassphrase } from "./passphrase.ts"

let folder: Awaited<ReturnType<typeof openFolder>>
let file: string
beforeAll(async () => {
  folder = await openFolder()
  file = join(folder.path, "passphrase")
  await writeFile(file, "पाँच शब्द एक साथ\nsecond line\n")
})
afterAll(() => folder.remove())

const fifteenLetters = "fifteen letters"

test("prefers the environment variable over the first line of a file", async () => {
  const both = { BACKUP_PASSPHRASE: fifteenLetters, BACKUP_PASSPHRASE_FILE: file }
  expect(await readPassphrase(both, { isNew: true })).toBe(fifteenLetters)
  expect(await readPassphrase({ BACKUP_PASSPHRASE_FILE: file }, { isNew: true })).toBe(
    "पाँच शब्द एक साथ",
  )
})

test("accepts a short passphrase for an existing backup", async () => {
  expect(await readPassphrase({ BACKUP_PASSPHRASE: "short" }, { isNew: false })).toBe("short")
})

describe("refuses in one line", () => {
  test.each([
    {
      what: "fourteen letters",
      env: { BACKUP_PASSPHRASE: fifteenLetters.slice(1) },
      message: /15/,
    },
    {
      what: "a missing file",
      env: { BACKUP_PASSPHRASE_FILE: "/nowhere/7391" },
      message: /^BACKUP_PASSPHRASE_FILE: /,
    },
    { what: "no passphrase without a terminal", env: {}, message: /^No passphrase/ },
  ])("$what", async ({ env, message }) => {
    const error = await readPassphrase(env, { isNew: true }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OperatorError)
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message).not.toContain("\n")
  })
})
