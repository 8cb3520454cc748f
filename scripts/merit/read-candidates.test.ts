import { describe, expect, test } from "vitest"

import { readCandidates } from "./read-candidates.ts"

const header = "code,category,traits,index,intermediate,highschool,dob,accepted"

test("reads candidates with all columns, in hundredths", () => {
  const table = `\uFEFF${header}\r\n"A1",OBC,woman; disability;woman,72.4,70,65.05,2007-03-15,open\r\n`
  expect(readCandidates(table, ["woman", "disability"])).toEqual({
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

test("reads a table without optional columns, and lines without their last columns", () => {
  const one = { code: "A", category: "EWS", traits: [], index: 500 }
  const empty = { intermediate: null, highschool: null, born: null, accepted: null }
  const expected = [{ ...one, ...empty }]
  expect(readCandidates("code,category,index\nA,EWS,5\n", []).candidates).toEqual(expected)
  expect(readCandidates(`${header}\nA,EWS,,5\n\n`, []).candidates).toEqual(expected)
  expect(readCandidates(header, []).candidates).toEqual([])
})

test("warns of traits that the rule does not name", () => {
  const { warnings } = readCandidates(`${header}\nA,GEN,woman;ncc,5\n`, ["woman"])
  expect(warnings).toEqual(['line 2: traits: the rule has no "ncc"'])
  const many = ["A", "B", "C"].map((code) => `${code},GEN,ncc,5`).join("\n")
  expect(readCandidates(`${header}\n${many}\n`, []).warnings).toEqual([
    'line 2 and 2 more: traits: the rule has no "ncc"',
  ])
})

test("warns of columns that decide nothing, such as a misspelt one", () => {
  const { candidates, warnings } = readCandidates(
    "code,category,index,trait,\nA,GEN,5,woman,\n",
    [],
  )
  expect(candidates).toMatchObject([{ code: "A", traits: [] }])
  expect(warnings).toEqual([
    'line 1: "trait" is none of code, category, traits, index, intermediate, highschool, dob, accepted',
  ])
})

describe("refuses", () => {
  const lines = (count: number) => Array.from({ length: count }, () => "A,GEN,,x").join("\n")

  test.each<[table: string, ...errors: string[]]>([
    ["", "The first line must name the columns; missing: code, category, index"],
    ["code,category,index,Index\nA,GEN,5,6\n", 'The first line names "index" twice'],
    ["code,index\nA,5\n", "The first line must name the columns; missing: category"],
    [
      "code,category,index\nA,GEN,5,6\n",
      "line 2: not a line of the table (CSV_RECORD_INCONSISTENT_COLUMNS)",
    ],
    [`${header}\nA,GEN,,80.005\n`, 'line 2: index: "80.005" has more than two decimals'],
    [`${header}\nA,GEN,,,70\n`, 'line 2: index: "" is not a number like 72.40'],
    [`${header}\nA,GEN,,80,x\n`, 'line 2: intermediate: "x" is not a number like 72.40'],
    [`${header}\nA,UR,,80\n`, 'line 2: category: "UR" is none of GEN, SC, ST, OBC, EWS'],
    [`${header}\nA,GEN,,80,,,,SCX\n`, 'line 2: accepted: "SCX" is none of open, SC, ST, OBC, EWS'],
    [`${header}\n,GEN,,80\n`, "line 2: code: is missing"],
    [`${header}\nA,GEN,,80\nB,SC,,5\nA,SC,,5\n`, 'line 4: code: "A" is also in line 2'],
    // The message does not repeat a birth date.
    [`${header}\nA,GEN,,80,,,15-03-2007\n`, "line 2: dob: is not a date like 2007-03-15"],
    [`${header}\nA,GEN,,80,,,2007-02-30\n`, "line 2: dob: is not a date like 2007-03-15"],
    [
      `${header}\nA,UR,,x\n`,
      'line 2: category: "UR" is none of GEN, SC, ST, OBC, EWS',
      'line 2: index: "x" is not a number like 72.40',
    ],
  ])("%j", (table, ...errors) => {
    expect(() => readCandidates(table, [])).toThrow(errors.join("\n"))
  })

  test("a table with many errors, and shows the first twenty", () => {
    const read = () => readCandidates(`${header}\n${lines(30)}\n`, [])
    expect(read).toThrow(/^line 2: index: [^]*\nand 39 more$/)
  })
})
