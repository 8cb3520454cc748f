import { createHash } from "node:crypto"
import { readdir, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { dayInIndia } from "#domain/fields/india-time.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { backupNameOf, readBackupName } from "./backup-names.ts"
import { rotateBackups } from "./rotate-backups.ts"

const installationId = "0123456789abcdef0123456789abcdef"
const header = "age-encryption.org/v1\n"
const dayMs = 86_400_000
/** 02:15 in India. */
const first = new Date("2025-06-30T20:45:00.000Z")
const onDay = (days: number) => new Date(first.getTime() + days * dayMs)

let folder: Awaited<ReturnType<typeof openFolder>>
let warnings: string[]
beforeEach(async () => {
  folder = await openFolder()
  warnings = []
})
afterEach(() => folder.remove())

interface Options {
  content?: string
  isComplete?: boolean
  id?: string
}

/** Writes a file that looks like a backup, and returns its name. */
const add = async (at: Date, { content, isComplete = true, id = installationId }: Options = {}) => {
  const text = content ?? `${header}${at.toISOString()}`
  const sha256 = createHash("sha256").update(text).digest("hex")
  const name = backupNameOf({ installationId: id, at, sha256, isComplete })
  await writeFile(join(folder.path, name), text)
  return name
}

/** Names of backups made on each of these days, the first of June being 0. */
const addDays = async (days: number[]) => {
  const names: string[] = []
  for (const day of days) names.push(await add(onDay(day)))
  return names
}

const rotate = (made: string, keep = { daily: 30, monthly: 12 }) =>
  rotateBackups({
    folder: folder.path,
    installationId,
    newest: made,
    keep,
    warn: (line) => warnings.push(line),
  })

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

test("a name says installation, time and content", () => {
  const sha256 = "f".repeat(64)
  const at = new Date("2025-06-30T20:45:07.000Z")
  const name = backupNameOf({ installationId, at, sha256, isComplete: false })
  expect(name).toBe("mahavidyalaya-01234567-2025-07-01T021507-ffffffffffffffff-incomplete.age")
  expect(readBackupName(name)).toEqual({
    name,
    installation: "01234567",
    at,
    hash: "f".repeat(16),
    isComplete: false,
  })
})

test("keeps the newest of 30 days and of 12 months", async () => {
  const names = await addDays(upTo(500))
  const deleted = await rotate(names.at(-1)!)
  const left = (await readdir(folder.path)).map((name) => readBackupName(name)!.at)
  expect(deleted).toHaveLength(500 - left.length)
  expect(left.slice(-30).map(Number)).toEqual(upTo(30).map((i) => Number(onDay(470 + i))))
  const older = left.slice(0, -30).map((at) => dayInIndia(at))
  const months = ["2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]
  months.push("2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30")
  expect(older).toEqual(months)
  expect(warnings).toEqual([])
})

test("keeps one of several backups of a day", async () => {
  const names = [await add(first)]
  for (let hour = 1; hour <= 5; hour++) {
    names.push(await add(new Date(first.getTime() + hour * 3_600_000)))
  }
  expect(await rotate(names.at(-1)!)).toEqual([names[2], names[1], names[0]])
})

test("time without a backup expires nothing", async () => {
  const names = await addDays([0, 1, 2, 40])
  expect(await rotate(names.at(-1)!, { daily: 4, monthly: 0 })).toEqual([])
})

describe("never below the last three good ones", () => {
  test("whatever the rule says", async () => {
    const names = await addDays(upTo(5))
    expect(await rotate(names.at(-1)!, { daily: 0, monthly: 0 })).toEqual([names[1], names[0]])
  })

  test("a damaged file does not count as good and is reported", async () => {
    const names = await addDays(upTo(6))
    await writeFile(join(folder.path, names[4]!), `${header}damaged`)
    await writeFile(join(folder.path, names[3]!), "")
    const deleted = await rotate(names.at(-1)!, { daily: 0, monthly: 0 })
    expect(deleted).toEqual([names[0]])
    expect(warnings).toEqual(
      [names[4], names[3]].map((name) => `${folder.path}/${name} is damaged.`),
    )
  })

  test("with fewer good ones nothing is deleted", async () => {
    const names = await addDays(upTo(5))
    for (const name of names.slice(1, 4)) await writeFile(join(folder.path, name), "damaged")
    expect(await rotate(names.at(-1)!, { daily: 0, monthly: 0 })).toEqual([])
  })
})

describe("a wrong clock deletes nothing:", () => {
  test.each([
    { clock: "behind the newest backup", days: [0, 1, 2, 3, 4, 2.5], warning: /dated after/ },
    { clock: "46 days ahead", days: [0, 1, 2, 3, 4, 50.1], warning: /backup before/ },
    {
      clock: "years ahead, once",
      days: [0, 1, 2, 900, 3, 4, 5],
      warning: /T021500-.* dated after/,
    },
  ])("$clock", async ({ days, warning }) => {
    const names = await addDays(days)
    expect(await rotate(names.at(-1)!, { daily: 0, monthly: 0 })).toEqual([])
    expect(warnings).toEqual([expect.stringMatching(warning)])
  })

  test("the next backup after a long pause deletes again", async () => {
    const names = await addDays([0, 1, 2, 100, 101])
    expect(await rotate(names.at(-1)!, { daily: 1, monthly: 1 })).toEqual([names[1], names[0]])
  })
})

test("incomplete backups count for nothing, and go when three good ones are newer", async () => {
  const old = await add(onDay(0.5), { isComplete: false })
  const names = await addDays([1, 2])
  const late = await add(onDay(2.5), { isComplete: false })
  const third = await add(onDay(3))
  expect(await rotate(third, { daily: 0, monthly: 0 })).toEqual([old])
  expect((await readdir(folder.path)).toSorted()).toEqual([...names, late, third].toSorted())
})

test("files of others stay: another installation, program or format, a folder, a link", async () => {
  const others = [
    await add(onDay(-3), { id: "f".repeat(32) }),
    await add(onDay(-2), { content: "not encrypted by this program" }),
    "2025-06-01.age",
    "minutes.txt",
  ]
  for (const name of others.slice(2)) await writeFile(join(folder.path, name), header)
  const link = backupNameOf({
    installationId,
    at: onDay(-5),
    sha256: "0".repeat(64),
    isComplete: true,
  })
  await symlink(join(folder.path, "minutes.txt"), join(folder.path, link))
  others.push(link)
  const names = await addDays([0, 1, 2, 3])
  expect(await rotate(names.at(-1)!, { daily: 0, monthly: 0 })).toEqual([names[0]])
  const left = await readdir(folder.path)
  expect(others.filter((name) => !left.includes(name))).toEqual([])
})
