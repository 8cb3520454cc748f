import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { OperatorError } from "#server/platform/operator-error.ts"
import { openFolder } from "#tests/support/folder.ts"

import { readPassphrase } from "./passphrase.ts"

let folder: Awaited<ReturnType<typeof openFolder>>
let file: string
beforeAll(async () => {
  folder = await openFolder()
  file = join(folder.path, "passphrase")
  await writeFile(file, "पाँच शब्द एक साथ\nsecond line\n")
})
afterAll(() => folder.remove())

const fifteen = "fifteen letters"

test("the environment's comes first, then a file's first line", async () => {
  const both = { BACKUP_PASSPHRASE: fifteen, BACKUP_PASSPHRASE_FILE: file }
  expect(await readPassphrase(both, { isNew: true })).toBe(fifteen)
  expect(await readPassphrase({ BACKUP_PASSPHRASE_FILE: file }, { isNew: true })).toBe(
    "पाँच शब्द एक साथ",
  )
})

test("an old backup may have a short one", async () => {
  expect(await readPassphrase({ BACKUP_PASSPHRASE: "short" }, { isNew: false })).toBe("short")
})

describe("refused in one line", () => {
  test.each([
    { what: "fourteen letters", given: { BACKUP_PASSPHRASE: fifteen.slice(1) }, says: /15/ },
    {
      what: "a file that is not there",
      given: { BACKUP_PASSPHRASE_FILE: "/nowhere/7391" },
      says: /^BACKUP_PASSPHRASE_FILE: /,
    },
    { what: "none, and no terminal to ask on", given: {}, says: /^No passphrase/ },
  ])("$what", async ({ given, says }) => {
    const error = await readPassphrase(given, { isNew: true }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OperatorError)
    expect((error as Error).message).toMatch(says)
    expect((error as Error).message).not.toContain("\n")
  })
})
