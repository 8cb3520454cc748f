import { existsSync } from "node:fs"

import { expect, test } from "vitest"

import { commands } from "#server/platform/commands.ts"

import { readCommand, usage } from "./commands.ts"

test.each([
  { given: ["backup", "--into", "x"], name: "backup", rest: ["--into", "x"] },
  { given: ["merit", "verify", "a.json"], name: "merit verify", rest: ["a.json"] },
  { given: ["start"], name: "start", rest: [] },
])("$given is the command $name", ({ given, name, rest }) => {
  expect(readCommand(given)).toMatchObject({ name, rest })
})

test.each([[[]], [["merit"]], [["toString"]], [["Backup"]]])("%j is no command", (given) => {
  expect(readCommand(given)).toBeUndefined()
})

test.each(Object.entries(commands))(
  "%s has its file and its line in the usage",
  (name, { file, does }) => {
    expect(existsSync(file.replace("build/http-server/main.js", "server/main.ts")), file).toBe(true)
    expect(usage()).toMatch(new RegExp(`^  mahavidyalaya ${name} +${does}$`, "m"))
  },
)
