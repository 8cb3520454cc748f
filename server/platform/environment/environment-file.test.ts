import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import {
  defaultEnvironmentFile,
  loadEnvironmentFile,
  parseEnvironmentFile,
} from "./environment-file.ts"

/** What systemd 252 makes of the same lines. */
test.each([
  { text: "A=1\nB=two words\n", variables: { A: "1", B: "two words" } },
  { text: "A=1", variables: { A: "1" } },
  { text: "A=1\r\nB=2\r\n", variables: { A: "1", B: "2" } },
  { text: "# A=1\n; B=2\n\n  \n  # C=3\n", variables: {} },
  { text: "A=\nB=2\n", variables: { A: "", B: "2" } },
  { text: "  A = 1  \n", variables: { A: "1" } },
  { text: "A=pass#word; x\n", variables: { A: "pass#word; x" } },
  { text: "A=dGVzdA==\n", variables: { A: "dGVzdA==" } },
  { text: "A='a \"b\" $c \\d # e'\n", variables: { A: 'a "b" $c \\d # e' } },
  { text: "A=\"a 'b' # c\"\n", variables: { A: "a 'b' # c" } },
  { text: 'A="\\" \\\\ \\$ \\` \\n"\n', variables: { A: '" \\ $ ` \\n' } },
  { text: 'A="one\ntwo"\nB=3\n', variables: { A: "one\ntwo", B: "3" } },
  { text: "A=one\\\ntwo\nB=3\n", variables: { A: "onetwo", B: "3" } },
  { text: "A=a\\ b\\\\c\n", variables: { A: "a b\\c" } },
  { text: "A='x' \"y\"\n", variables: { A: "xy" } },
  { text: "A=it's\n", variables: { A: "it's" } },
  { text: "A=1\nA=2\n", variables: { A: "2" } },
])("$text", ({ text, variables }) => {
  expect(parseEnvironmentFile(text, "/etc/x.env")).toEqual(variables)
})

test.each([
  { text: "A=D:\\college\\data \r\nB=2", variables: { A: "D:\\college\\data", B: "2" } },
  { text: 'A="D:\\my college"\n', variables: { A: "D:\\my college" } },
  { text: "\uFEFFA=1\n", variables: { A: "1" } },
])("on Windows, $text", ({ text, variables }) => {
  expect(parseEnvironmentFile(text, "x.env", "win32")).toEqual(variables)
})

test.each([
  { text: "A=1\nsecret-7391\n", line: 2 },
  { text: "export A=secret-7391\n", line: 1 },
  { text: "A=1\n\n# B\nmy-name=secret-7391\n", line: 4 },
  { text: "A='secret-7391\n", line: 1 },
])("line $line of $text is refused without its content", ({ text, line }) => {
  const parse = () => parseEnvironmentFile(text, "/etc/x.env")
  expect(parse).toThrow(`MAHAVIDYALAYA_ENV_FILE: line ${line} of /etc/x.env is not NAME=value`)
  expect(parse).not.toThrow("7391")
})

describe("loading", () => {
  let folder: Awaited<ReturnType<typeof openFolder>>
  let path: string
  beforeEach(async () => {
    folder = await openFolder()
    path = join(folder.path, "college.env")
    await writeFile(path, "DATA_DIR=/srv/college\nPORT=4000\n")
  })
  afterEach(() => folder.remove())

  test("a variable that is set wins over the file, an empty one does not", () => {
    const environment = { PORT: "5000", DATA_DIR: "", HOME: "/root" }
    expect(loadEnvironmentFile(environment, path)).toBe(environment)
    expect(environment).toEqual({ PORT: "5000", DATA_DIR: "/srv/college", HOME: "/root" })
  })

  test("MAHAVIDYALAYA_ENV_FILE names another file, and /dev/null none", () => {
    const file = { MAHAVIDYALAYA_ENV_FILE: path }
    expect(loadEnvironmentFile({ ...file }, "/nowhere")).toMatchObject({ PORT: "4000" })
    const none = { MAHAVIDYALAYA_ENV_FILE: "/dev/null" }
    expect(loadEnvironmentFile({ ...none }, path)).toEqual(none)
  })

  test("an installed release reads the file in its folder, a checkout that of the machine", () => {
    expect(defaultEnvironmentFile({ MAHAVIDYALAYA_HOME: "/srv/x" })).toBe(
      "/srv/x/mahavidyalaya.env",
    )
    expect(defaultEnvironmentFile({})).toBe("/etc/mahavidyalaya.env")
  })

  test("the default file may be missing, a named one may not", () => {
    const missing = join(folder.path, "missing.env")
    expect(loadEnvironmentFile({}, missing)).toEqual({})
    expect(() => loadEnvironmentFile({ MAHAVIDYALAYA_ENV_FILE: missing })).toThrow(
      `MAHAVIDYALAYA_ENV_FILE: ${missing} can't be read`,
    )
  })
})
