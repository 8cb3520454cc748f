import { expect, test } from "vitest"

import { may, roles } from "#domain/staff/permissions.ts"

import { keyList } from "../kit/keys/key-list.ts"
import { firstKeys, type SiteState, tasks, tasksOf } from "./tasks.ts"

const sites: SiteState[] = [
  { isSample: true, unconfirmed: null },
  { isSample: false, unconfirmed: "2026-27" },
  { isSample: false, unconfirmed: null },
]

test.each(roles)("%s has three to six tasks, each of which it may do", (role) => {
  for (const site of sites) {
    const shown = tasksOf(role, site)
    expect(shown.length).toBeGreaterThanOrEqual(3)
    expect(shown.length).toBeLessThanOrEqual(6)
    expect(shown.filter(({ can }) => !may(role, can))).toEqual([])
  }
})

test("a task of the sample is shown as long as it is open", () => {
  const names = (site: SiteState | undefined) =>
    tasksOf("administrator", site).map(({ name }) => name)
  expect(names(sites[0])).toContain("start")
  expect(names(sites[0])).not.toContain("sample")
  expect(names(sites[1])).toEqual(expect.arrayContaining(["sample", "confirm"]))
  expect(names(sites[2])).not.toContain("confirm")
  expect(names(undefined)).not.toContain("start")
})

test("every task is of a role", () =>
  expect(Object.values(tasks).filter((task) => task.roles.length === 0)).toEqual([]))

test("every key is in the list of keys", () => {
  const known = keyList.map(({ does }) => does as string)
  expect(firstKeys.filter(({ does }) => !known.includes(does))).toEqual([])
})
