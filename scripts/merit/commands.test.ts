import { spawnSync } from "node:child_process"
import { hash, randomUUID } from "node:crypto"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { runScript } from "#tests/support/servers/run-script.ts"

import { projectEnv } from "../tools.mjs"
import { firstDifference } from "./run-command.ts"

const folder = mkdtempSync(join(tmpdir(), "merit-"))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Runs a command in this process. Its file runs when it is imported, and the query makes each import a new one. */
const run = async (command: string, ...args: string[]) => {
  const lines = { stdout: "", stderr: "" }
  const { argv } = process
  process.argv = [...argv.slice(0, 2), ...args]
  vi.spyOn(console, "log").mockImplementation((line) => void (lines.stdout += `${line}\n`))
  vi.spyOn(console, "error").mockImplementation((line) => void (lines.stderr += `${line}\n`))
  try {
    await import(/* @vite-ignore */ `${resolve(`scripts/merit/${command}.ts`)}?run=${randomUUID()}`)
    return { status: process.exitCode, ...lines }
  } finally {
    process.argv = argv
    process.exitCode = undefined
    vi.restoreAllMocks()
  }
}

const rule = write(
  "rule.json",
  JSON.stringify({
    seats: 4,
    vertical: { SC: 25 },
    traits: { woman: { percent: 34 }, disability: { percent: 5, mode: "overall" } },
  }),
)
const header = "code,category,traits,index,intermediate,highschool,dob,accepted"
const table = write(
  "candidates.csv",
  `\uFEFF${header}
A1,GEN,,80.00,70.5,60,2007-01-02,open
A2,SC,woman;disability,79.99,,,,
"A3",GEN,woman,60,70,70,2006-05-05,
A4,GEN,ncc,65.5,70,70,2006-05-05,
A5,GEN,,64.25,70,70,2006-05-05,
A6,SC,,40,50,50,2006-05-05,
`,
)

describe("through npm", () => {
  const npmRun = (...args: string[]) => spawnSync("npm", ["run", ...args], { encoding: "utf8" })
  test("--silent prints nothing but the JSON", () => {
    const frozen = join(folder, "by-npm.json")
    const args = ["--silent", "merit:allocate", "--", rule, table, "--freeze", frozen]
    const { stdout, stderr } = npmRun(...args)
    expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(frozen, "utf8")).result)
    expect(stderr).toMatch(/^Ignored: [^\n]+\n$/)
    expect(npmRun("merit:verify", "--", frozen).status).toBe(0)
  })

  test("without it, npm's lines stand before the JSON, and the command says so", async () => {
    const printed = JSON.parse((await run("allocate", rule, table)).stdout)
    const { stdout, stderr } = npmRun("--loglevel=error", "merit:allocate", "--", rule, table)
    expect(JSON.parse(stdout.slice(stdout.indexOf("{")))).toEqual(printed)
    expect(stderr).toContain("Its option --silent leaves them out.")
  })
})

describe("npm run merit:allocate", () => {
  test("prints the lists, and says which traits decide nothing", async () => {
    const { status, stdout, stderr } = await run("allocate", rule, table)
    expect(status).toBe(0)
    expect(stderr).toBe(`Ignored: ${table} row 5: traits: the rule has no "ncc"\n`)
    expect(JSON.parse(stdout)).toEqual({
      compartments: {
        open: {
          seats: 3,
          guarantees: { woman: 1 },
          chosen: [
            { code: "A1", rank: 1, guarantee: null },
            { code: "A2", rank: 2, guarantee: "woman" },
            { code: "A4", rank: 3, guarantee: null },
          ],
          waiting: ["A5", "A3"],
        },
        SC: {
          seats: 1,
          guarantees: { woman: 0 },
          chosen: [{ code: "A6", rank: 6, guarantee: null }],
          waiting: [],
        },
      },
      unfilled: { open: 0, SC: 0 },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test("explains the outcome of one person", async () => {
    const { status, stdout } = await run("allocate", rule, table, "--explain", "A3")
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      index: "60.00",
      rank: 5,
      seat: null,
      lists: [{ compartment: "open", closing: { rank: 3, index: "65.50" }, waiting: 2 }],
    })
    expect(await run("allocate", rule, table, "--explain", "A9")).toMatchObject({
      status: 2,
      stdout: "",
    })
  })

  test("says whom a limit leaves out", async () => {
    const limited = write("limited.json", '{"seats":2,"limits":{"other_state":{"percent":50}}}')
    const others = write("others.csv", `${header}\nA,GEN,other_state,80\nB,GEN,other_state,70\n`)
    expect(JSON.parse((await run("allocate", limited, others)).stdout)).toMatchObject({
      compartments: { open: { chosen: [{ code: "A" }], waiting: [] } },
      limits: { other_state: { most: 1, left_out: ["B"] } },
    })
    const { stdout } = await run("allocate", limited, others, "--explain", "B")
    expect(JSON.parse(stdout)).toEqual({ code: "B", place: 2, trait: "other_state", most: 1 })
  })

  test("refuses a round that would take an accepted seat", async () => {
    const accepted = write("accepted.csv", `${header}\nB1,GEN,,80,,,,SC\n`)
    const { status, stdout, stderr } = await run("allocate", rule, accepted)
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" })
    expect(stderr).toContain("B1 accepted a seat of SC, but is of category GEN.")
  })

  test("names the file, line and value of an error", async () => {
    const wrong = write("wrong.csv", `${header}\nA1,GEN,,80.005\nA2,UR,,5\n`)
    expect(await run("allocate", rule, wrong)).toEqual({
      status: 2,
      stdout: "",
      stderr: `${wrong} row 2: index: "80.005" has more than two decimals
${wrong} row 3: category: "UR" is none of GEN, SC, ST, OBC, EWS
`,
    })
  })

  test.each([
    ['{"seats":1,"vertical":{"SC":7.125}}', ": vertical.SC: must be from 0 to 100, with"],
    ['{"seats":1,"vertical":{"SC":60,"OBC":41}}', ": vertical: adds up to more than 100 percent"],
    ['{"seats":-1}', ": seats: must be a whole number"],
    ['{"seats":1,"vertcal":{"SC":21}}', ': the file: Unrecognized key: "vertcal"'],
    ["null", ": the file: "],
    ["", " is not JSON: "],
    ['{"seats":\n1,\n}', " is not JSON: "],
    ["\u0000", " is not JSON: "],
  ])("names the place of the error in the rule %j, in one line", async (content, error) => {
    const wrong = write("wrong.json", content)
    const { status, stdout, stderr } = await run("allocate", wrong, table)
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" })
    expect(stderr.split("\n")).toEqual([expect.stringContaining(wrong + error), ""])
  })

  test("reads a rule that an editor saved with a byte order mark and CRLF", async () => {
    const saved = write("saved.json", '\uFEFF{"seats":\r\n1}\r\n')
    expect(await run("allocate", saved, table)).toMatchObject({ status: 0 })
  })

  test.each(["", "\uFEFF", "\r\n\r\n"])(
    "refuses the empty table %j in one line",
    async (content) => {
      const empty = write("empty.csv", content)
      expect(await run("allocate", rule, empty)).toEqual({
        status: 2,
        stdout: "",
        stderr: `${empty}: There is nothing in this file.\n`,
      })
    },
  )

  test.each([{ given: ["rule.json"] }, { given: ["a", "b", "--unknown"] }])(
    "prints its usage for $given",
    async ({ given }) => {
      expect(await run("allocate", ...given)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining("npm run merit:allocate -- RULE.json CANDIDATES.csv"),
      })
    },
  )

  test("names a file that is not there, is a folder or cannot be written", async () => {
    const none = join(folder, "none.json")
    const oneLine = (stderr: string) => ({ status: 2, stdout: "", stderr: `${stderr}\n` })
    expect(await run("allocate", none, table)).toEqual(oneLine(`${none} cannot be read (ENOENT)`))
    expect(await run("allocate", rule, folder)).toEqual(
      oneLine(`${folder} cannot be read (EISDIR)`),
    )
    const frozen = join(folder, "none", "list.json")
    expect(await run("allocate", rule, table, "--freeze", frozen)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining(`${frozen} cannot be written (ENOENT)\n`),
    })
  })
})

describe("npm run merit:rule", () => {
  test("prints a draft that merit:allocate takes, with the conversion of the round", async () => {
    const { status, stdout } = await run("rule", "intermediate", "50")
    expect(status).toBe(0)
    const draft = { ...JSON.parse(stdout), conversion_from_round: 2 }
    const path = write("draft.json", JSON.stringify(draft))
    const lists = async (...round: string[]) =>
      JSON.parse((await run("allocate", path, table, ...round)).stdout).compartments
    // 2 % of 50 are one seat, and nobody is of ST.
    expect((await lists()).ST.seats).toBe(1)
    expect((await lists("--round", "2")).ST.seats).toBe(0)
  })

  test.each([{ given: ["unknown", "4"] }, { given: ["intermediate"] }])(
    "lists the presets for $given",
    async ({ given }) => {
      const { status, stderr } = await run("rule", ...given)
      expect(status).toBe(2)
      expect(stderr).toContain("intermediate, both_boards, subject_group")
    },
  )
})

describe("npm run merit:candidates", async () => {
  test("says which programme is not there", async () => {
    const site = await openApp({ DATA_DIR: join(folder, "data") })
    await site.close()
    const path = write("programme.json", (await run("rule", "intermediate", "4")).stdout)
    const { code, output } = await runScript("merit/candidates", [path, "MSc"], {
      DATA_DIR: join(folder, "data"),
    })
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/^The session .* has no programme MSc\n$/),
    })
  })
})

describe("npm run merit:verify", () => {
  const frozen = join(folder, "frozen.json")
  const read = () => JSON.parse(readFileSync(frozen, "utf8"))
  let lists: string
  beforeEach(async () => {
    lists = (await run("allocate", rule, table, "--freeze", frozen)).stdout
  })

  test("recomputes a frozen list to the same bytes", async () => {
    const { sha256 } = JSON.parse(lists)
    expect(read().result).toEqual(JSON.parse(lists))
    const verified = await run("verify", frozen)
    expect(verified.status).toBe(0)
    expect(verified.stdout).toContain(sha256)
    expect(readFileSync(frozen, "utf8")).not.toMatch(/2006-05|200605/)
  })

  describe("without packages", () => {
    const machine = join(folder, "second-machine")
    beforeAll(() => {
      const platform = ["commands.ts", "operator-error.ts"].map((file) => `server/platform/${file}`)
      for (const part of ["domain", "scripts/merit", ...platform]) {
        cpSync(part, join(machine, part), { recursive: true })
      }
      cpSync("package.json", join(machine, "package.json"))
    })
    const verify = (path: string) => {
      const args = ["scripts/merit/verify.ts", path]
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: machine,
        env: projectEnv(),
      })
      return { status, stdout: stdout.toString(), stderr: stderr.toString() }
    }

    test("needs nothing but the repository", () => {
      expect(verify(frozen)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining(read().result.sha256),
      })
      const list = read()
      list.candidates[0].index = "70.00"
      expect(verify(write("other.json", JSON.stringify(list))).status).toBe(1)
    })

    test("verifies the third list of a season, as an earlier version published it", () => {
      expect(verify(resolve("tests/support/merit/season-ba-3.json"))).toMatchObject({
        status: 0,
        // The SHA-256 that was printed on the list.
        stdout: expect.stringContaining(
          "76cde06182cd74505d9e55a6e3faa3d38e6091d841b88d4e7ea16628368a9ad0",
        ),
      })
    })

    test("keeps what a list says about itself, which its SHA-256 covers", () => {
      const { result, ...list } = read()
      const { sha256: _, ...content } = result
      const about = { session: "2025-26", programme: "BSc", round: 3, basis: [{ weight: 1 }] }
      const whole = { format: list.format, about, ...list, result: content }
      const sum = hash("sha256", JSON.stringify(whole))
      const described = { ...whole, result: { ...content, sha256: sum } }
      expect(verify(write("about.json", JSON.stringify(described)))).toMatchObject({
        status: 0,
        stdout: expect.stringContaining("2025-26, BSc, list 3"),
      })
      const changed = { ...described, about: { ...about, round: 2 } }
      expect(verify(write("changed-about.json", JSON.stringify(changed))).stdout).toContain(
        "at result.sha256.",
      )
    })

    test.each<[rule: object | null, changes: object]>([
      [{}, { format: "other" }],
      [null, {}],
      [{ ties: null }, {}],
      [{ ties: ["arrival"] }, {}],
      [{}, { candidates: [null] }],
      [{}, { candidates: [{ code: "A" }] }],
    ])("refuses the rule %j with %j without a stack trace", (changedRule, changes) => {
      const { rule: signed, ...rest } = read()
      const list = { ...rest, rule: changedRule && { ...signed, ...changedRule }, ...changes }
      const path = write("no-list.json", JSON.stringify(list))
      const { status, stderr } = verify(path)
      expect(status).toBe(2)
      expect(stderr.split("\n")).toEqual([expect.stringContaining(`${path} is no frozen list`), ""])
    })
  })

  test("says where a changed list differs", async () => {
    const list = read()
    list.result.compartments.open.chosen[2].code = "A5"
    const { status, stdout } = await run("verify", write("changed.json", JSON.stringify(list)))
    expect(status).toBe(1)
    expect(stdout).toContain("at result.compartments.open.chosen.2.code.")
  })

  test("notices changed marks", async () => {
    const list = read()
    list.candidates.find(({ code }: { code: string }) => code === "A5").index = "70.00"
    expect((await run("verify", write("marks.json", JSON.stringify(list)))).status).toBe(1)
  })

  test.each([{ content: "{}" }, { content: "[" }])(
    "$content is no frozen list",
    async ({ content }) => {
      expect((await run("verify", write("no-list.json", content))).status).toBe(2)
    },
  )
})

test.each([
  { a: { b: [1, 2] }, b: { b: [1, 3] }, at: "b.1" },
  { a: { b: 1 }, b: { b: 1, c: 2 }, at: "c" },
  { a: { b: { c: 1, d: 2 } }, b: { b: { d: 2, c: 1 } }, at: "b" },
  { a: { b: null }, b: { b: {} }, at: "b" },
  { a: { b: [] }, b: { b: [] }, at: undefined },
])("the first difference of $a and $b is at $at", ({ a, b, at }) =>
  expect(firstDifference(a, b)).toBe(at),
)
