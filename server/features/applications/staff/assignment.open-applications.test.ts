import { describe, expect, test } from "vitest"

import {
  clerk,
  harnessTime,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { noteOpen, openForMs } from "./assignment.ts"

describe.each(databases)("colleagues who have an application open, on $name", ({ open }) => {
  const { db } = useApplicationsHarness(open)
  const at = (ms: number) => noteOpen({ db: db(), now: () => new Date(harnessTime.getTime() + ms) })

  test("two members see each other until one closes it", async () => {
    expect(await at(0)("AAAA", true, clerk)).toEqual([])
    expect(await at(1)("AAAA", true, officer)).toEqual([clerk.name])
    expect(await at(2)("AAAA", true, clerk)).toEqual([officer.name])
    expect(await at(3)("BBBB", true, clerk)).toEqual([])
    expect(await at(4)("AAAA", false, officer)).toEqual([clerk.name])
    expect(await at(5)("AAAA", true, clerk)).toEqual([])
  })

  test("a page without a heartbeat counts as closed", async () => {
    await at(0)("CCCC", true, clerk)
    expect(await at(openForMs - 1)("CCCC", true, officer)).toEqual([clerk.name])
    expect(await at(openForMs)("CCCC", true, officer)).toEqual([])
  })
})
