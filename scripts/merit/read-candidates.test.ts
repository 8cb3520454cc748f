import { describe, expect, test } from "vitest"

import { readCandidates } from "./read-candidates.ts"

const read = (table: string, traits: string[] = []) =>
  readCandidates(new TextEncoder().encode(table), traits)

const header = "code,category,traits,index,intermediate,highschool,dob,accepted"

test("reads candidates with all columns, in hundredths", async () => {
  const table = `\uFEFF${header}\r\n"A1",OBC,woman; disability;woman,72.4,70,65.05,2007-03-15,open\r\n`
  expect(await read(table, ["woman", "disability"])).toEqual({
    candidates: [
      {
        code: "A1",
        category: "OBC",
        traits: ["woman", "disability"],
        index: 7240,
        intermediate: 7000,
        highschool: 6505,
        born: 20070315,
        accepted: "open",
      },
    ],
    warnings: [],
  })
})

test("reads a table without optional columns, and lines without their last columns", async () => {
  const one = { code: "A", category: "EWS", traits: [], index: 500 }
  const empty = { intermediate: null, highschool: null, born: null, accepted: null }
  const expected = [{ ...one, ...empty }]
  expect((await read("code,category,index\nA,EWS,5\n")).candidates).toEqual(expected)
  expect((await read(`${header}\nA,EWS,,5\n\n`)).candidates).toEqual(expected)
  expect((await read(header)).candidates).toEqual([])
})

test("warns of traits that the rule does not name", async () => {
  const { warnings } = await read(`${header}\nA,GEN,woman;ncc,5\n`, ["woman"])
  expect(warnings).toEqual(['row 2: traits: the rule has no "ncc"'])
  const many = ["A", "B", "C"].map((code) => `${code},GEN,ncc,5`).join("\n")
  expect((await read(`${header}\n${many}\n`)).warnings).toEqual([
    'row 2 and 2 more: traits: the rule has no "ncc"',
  ])
})

test("warns of columns that decide nothing, such as a misspelt one", async () => {
  const { candidates, warnings } = await read("code,category,index,trait,\nA,GEN,5,woman,\n")
  expect(candidates).toMatchObject([{ code: "A", traits: [] }])
  expect(warnings).toEqual([
    'row 1: "trait" is none of code, category, traits, index, intermediate, highschool, dob, accepted',
  ])
})

describe("refuses", () => {
  const lines = (count: number) => Array.from({ length: count }, () => "A,GEN,,x").join("\n")

  test.each<[table: string, ...errors: string[]]>([
    ["code,category,index\nA,GEN,5,6\n", "row 2: index: This row has more cells than the headings"],
    ['code,category,index\nA,"GEN,5\n', "row 2: category: There is a quotation mark"],
    [`${header}\nA,GEN,,80.005\n`, 'row 2: index: "80.005" has more than two decimals'],
    [`${header}\nA,GEN,,,70\n`, 'row 2: index: "" is not a number like 72.40'],
    [`${header}\nA,GEN,,80,x\n`, 'row 2: intermediate: "x" is not a number like 72.40'],
    [`${header}\nA,UR,,80\n`, 'row 2: category: "UR" is none of GEN, SC, ST, OBC, EWS'],
    [`${header}\nA,GEN,,80,,,,SCX\n`, 'row 2: accepted: "SCX" is none of open, SC, ST, OBC, EWS'],
    [`${header}\n,GEN,,80\n`, "row 2: code: is missing"],
    [`${header}\nA,GEN,,80\nB,SC,,5\nA,SC,,5\n`, 'row 4: code: "A" is also in row 2'],
    // The message does not repeat a birth date.
    [`${header}\nA,GEN,,80,,,15-03-2007\n`, "row 2: dob: is not a date like 2007-03-15"],
    [`${header}\nA,GEN,,80,,,2007-02-30\n`, "row 2: dob: is not a date like 2007-03-15"],
    [
      `${header}\nA,UR,,x\n`,
      'row 2: category: "UR" is none of GEN, SC, ST, OBC, EWS',
      'row 2: index: "x" is not a number like 72.40',
    ],
  ])("%j", async (table, ...errors) => await expect(read(table)).rejects.toThrow(errors.join("\n")))

  test.each([
    { table: "", fault: "empty", details: {} },
    {
      table: "code,category,index,Index\nA,GEN,5,6\n",
      fault: "heading_twice",
      details: { columns: ["index", "Index"] },
    },
    { table: "code,index\nA,5\n", fault: "columns_missing", details: { columns: ["category"] } },
  ])(
    "$table as a table: $fault",
    async (refused) =>
      await expect(read(refused.table)).rejects.toMatchObject({
        fault: refused.fault,
        details: refused.details,
      }),
  )

  test("a table with many errors, and shows the first twenty", async () => {
    await expect(read(`${header}\n${lines(30)}\n`)).rejects.toThrow(
      /^row 2: index: [^]*\nand 39 more$/,
    )
  })
})
