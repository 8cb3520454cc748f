import { buffer } from "node:stream/consumers"
import { deflateRawSync } from "node:zlib"

import { describe, expect, test } from "vitest"

import { makeXlsx, textRows, xlsxFiles, zipped } from "#tests/support/make-xlsx.ts"

import { dayCell, timeCell } from "./column.ts"
import { toCsv } from "./csv.ts"
import { readTable } from "./read-table.ts"
import type { Cell, Sheet } from "./table.ts"
import { toXlsx } from "./xlsx.ts"

const sheetsOf = async (file: Uint8Array | string) => {
  const sheets: Sheet[] = []
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file
  for await (const sheet of readTable(bytes)) sheets.push(sheet)
  return sheets
}

const shown = ({ text, fault }: Cell) => (fault ? `${fault}: ${text}` : text)

/** The rows of the first sheet: the number of each, then its cells, with their faults. */
const rowsOf = async (file: Uint8Array | string) => {
  const [sheet] = await sheetsOf(file)
  return sheet!.rows.map(({ number, cells }) => [number, ...cells.map(shown)])
}

const faultOf = (file: Uint8Array | string) =>
  sheetsOf(file).then(
    () => "none",
    (error: { fault?: string }) => error.fault ?? String(error),
  )

const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, "utf16le")
  return isBigEndian ? bytes.swap16() : bytes
}

describe("a text file", () => {
  test.each<{ what: string; file: string | Uint8Array; rows: unknown }>([
    {
      what: "commas",
      file: "a,b\r\n1,2\r\n",
      rows: [
        [1, "a", "b"],
        [2, "1", "2"],
      ],
    },
    {
      what: "semicolons",
      file: "a;b\n1,5;2,5",
      rows: [
        [1, "a", "b"],
        [2, "1,5", "2,5"],
      ],
    },
    {
      what: "tabs",
      file: "a\tb\r1\t2",
      rows: [
        [1, "a", "b"],
        [2, "1", "2"],
      ],
    },
    {
      what: "a first line sep=",
      file: "sep=;\r\na;b,c\r\n1;2",
      rows: [
        [1, "a", "b,c"],
        [2, "1", "2"],
      ],
    },
    { what: "a quoted sep=", file: '"sep=,"\r\na,b', rows: [[1, "a", "b"]] },
    { what: "a byte order mark", file: "\ufeffa,b", rows: [[1, "a", "b"]] },
    {
      what: "UTF-16 with a mark",
      file: utf16("\ufeffनाम\tb\r\n1\t2"),
      rows: [
        [1, "नाम", "b"],
        [2, "1", "2"],
      ],
    },
    { what: "UTF-16 big endian", file: utf16("\ufeffनाम\tb", true), rows: [[1, "नाम", "b"]] },
    {
      what: "UTF-16 without a mark",
      file: utf16("name,b\r\n1,2"),
      rows: [
        [1, "name", "b"],
        [2, "1", "2"],
      ],
    },
    {
      what: "more separators in a title than in the rows",
      file: "A, B, C, D\na;b\n1;2\n3;4",
      rows: [
        [1, "A, B, C, D"],
        [2, "a", "b"],
        [3, "1", "2"],
        [4, "3", "4"],
      ],
    },
    {
      what: "many commas in a column of a file with tabs",
      file: "a\tb\n1\tx,y,z,u\n2\tx,y,z",
      rows: [
        [1, "a", "b"],
        [2, "1", "x,y,z,u"],
        [3, "2", "x,y,z"],
      ],
    },
  ])("with $what is read", async ({ file, rows }) => expect(await rowsOf(file)).toEqual(rows))

  test("leaves blank rows out, and counts them", async () => {
    const file = `a,b\n\n,,,\n" ",\u00a0,"\u200b"\n1,2\n${",\n".repeat(1000)}`
    expect(await rowsOf(file)).toEqual([
      [1, "a", "b"],
      [5, "1", "2"],
    ])
  })

  test("numbers rows as Excel does: a cell with line breaks is in one row", async () =>
    expect(await rowsOf('a,b\r\n"first\r\nsecond",2\r\n3,4')).toEqual([
      [1, "a", "b"],
      [2, "first\r\nsecond", "2"],
      [3, "3", "4"],
    ]))

  test("may have line breaks and commas in a cell of each row", async () => {
    const row = '1,2,3,"Ward 4,\nAdarshpur, UP"'
    const rows = await rowsOf(["a,b,c,d", ...Array.from({ length: 60 }, () => row)].join("\n"))
    expect(rows).toHaveLength(61)
    expect(rows[60]).toEqual([61, "1", "2", "3", "Ward 4,\nAdarshpur, UP"])
  })

  test.each([
    { cell: '"say ""yes"""', text: 'say "yes"' },
    { cell: ' "a, b" ', text: "a, b" },
    { cell: "5'4\" tall", text: "5'4\" tall" },
    { cell: '="0041"', text: "0041" },
    { cell: '"=""0041"""', text: "0041" },
    { cell: "'999941057058", text: "999941057058" },
    { cell: "'+919415000001", text: "+919415000001" },
    { cell: "'Abdul", text: "'Abdul" },
    { cell: "=A1&B1", text: "formula: =A1&B1" },
    { cell: '"Ram" Singh', text: 'stray_quote: "Ram" Singh' },
    { cell: '"Ram "Raju" Singh"', text: 'stray_quote: "Ram "Raju" Singh"' },
    { cell: '"never closed', text: 'stray_quote: "never closed' },
  ])("reads the cell $cell as $text", async ({ cell, text }) =>
    expect(await rowsOf(`a,b,c\n${cell},2,3\n4,5,6`)).toEqual([
      [1, "a", "b", "c"],
      [2, text, "2", "3"],
      [3, "4", "5", "6"],
    ]),
  )

  test.each([
    { what: "no other one", row: "2,Asha" },
    { what: "cells in quotes below it", row: '"2","Asha"' },
    { what: "one at the end of a cell below it", row: '2,Asha"' },
  ])("has one fault for a quotation mark that is never closed, with $what", async ({ row }) => {
    const below = Array.from({ length: 300 }, () => row)
    const rows = await rowsOf(["n,name", '1,"Ravi', ...below].join("\n"))
    expect(rows).toHaveLength(302)
    expect(rows[1]).toEqual([2, "1", 'stray_quote: "Ravi'])
    expect(rows.flat().filter((cell) => String(cell).startsWith("stray"))).toHaveLength(1)
  })

  test.each([
    {
      what: "Windows-1252",
      file: Buffer.from("urn,name\r\nA,Jos\xe9", "latin1"),
      fault: "not_utf8",
    },
    { what: "zero bytes", file: "a,b\0c", fault: "not_a_table" },
    { what: "nothing", file: "", fault: "empty" },
    { what: "a PDF", file: "%PDF-1.7", fault: "is_pdf" },
    { what: "a picture", file: Buffer.from("ffd8ffe000104a464946", "hex"), fault: "is_picture" },
    { what: "a web page", file: "\ufeff \n<HTML><table>", fault: "is_web_page" },
    {
      what: "a workbook as one XML file",
      file: '<?xml version="1.0"?><Workbook>',
      fault: "is_web_page",
    },
    { what: "an old workbook", file: Buffer.from("d0cf11e0a1b11ae1", "hex"), fault: "is_xls" },
    {
      what: "a workbook with a password",
      file: Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), utf16("EncryptedPackage")]),
      fault: "is_protected",
    },
    { what: "30,001 rows", file: "a,b\n".repeat(30_001), fault: "too_much" },
    {
      what: "over a million cells",
      file: `${"a,".repeat(1000)}b\n`.repeat(1000),
      fault: "too_much",
    },
  ])("with $what is refused: $fault", async ({ file, fault }) =>
    expect(await faultOf(file)).toBe(fault),
  )

  test("names the row that is not in UTF-8", async () =>
    await expect(sheetsOf(Buffer.from("a\nb\nJos\xe9", "latin1"))).rejects.toMatchObject({
      details: { row: 3 },
    }))
})

/** A workbook with one sheet of these rows, given as XML. */
const workbook = (rows: string, parts: Partial<Parameters<typeof makeXlsx>[0]> = {}) =>
  makeXlsx({ sheets: [{ rows }], ...parts })

const cellsOf = async (rows: string, parts?: Parameters<typeof workbook>[1]) => {
  const [sheet] = await sheetsOf(workbook(`<row r="1">${rows}</row>`, parts))
  return sheet!.rows[0]?.cells ?? []
}

describe("a workbook", () => {
  test("has shared texts with several fonts, and inline texts", async () => {
    const texts =
      '<si><t>नाम &amp; पता</t></si><si><r><t xml:space="preserve">Ravi </t></r><r><t>Kumar</t></r><rPh><t>guide</t></rPh></si><si><t>a_x000D_b</t></si>'
    const cells = await cellsOf(
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c><c r="E1" t="s"><v>2</v></c>',
      { texts },
    )
    expect(cells.map(shown)).toEqual(["नाम & पता", "Ravi Kumar", "", "inline", "a\rb"])
  })

  test("may have prefixes, and no references", async () => {
    const files = xlsxFiles({ sheets: [{ rows: "" }] })
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c/><x:c><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    expect(await rowsOf(zipped({ ...files, "xl/worksheets/s0.xml": sheet }))).toEqual([
      [1, "1", "", "3"],
    ])
  })

  test.each([
    { cell: "<c><v>9.99941057058E+11</v></c>", text: "999941057058" },
    { cell: "<c><v>72.400000000000006</v></c>", text: "72.4" },
    { cell: "<c><v>1234567890123456</v></c>", text: "scientific: 1234567890123456" },
    { cell: '<c t="str"><f>A1</f><v>total</v></c>', text: "total" },
    { cell: "<c><f>1+1</f><v>2</v></c>", text: "2" },
    { cell: "<c><f>1+1</f></c>", text: "formula: =" },
    { cell: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', text: "cell_error: #DIV/0!" },
    { cell: '<c t="e"><v>#N/A</v></c>', text: "cell_error: #N/A" },
    { cell: '<c t="b"><v>1</v></c>', text: "TRUE" },
    { cell: '<c t="d"><v>2007-03-27</v></c>', text: "27-03-2007" },
    { cell: '<c t="inlineStr"><is><t>\'999941057058</t></is></c>', text: "999941057058" },
    { cell: '<c t="inlineStr"><is><t>=1+1</t></is></c>', text: "=1+1" },
  ])("has the cell $cell as '$text'", async ({ cell, text }) =>
    expect((await cellsOf(cell)).map(shown)).toEqual([text]),
  )

  test.each([
    { format: "dd-mm-yyyy", value: "39168", text: "27-03-2007", day: "2007-03-27" },
    { format: "[$-409]mmm-yy;@", value: "45658", text: "Jan-25", day: "2025-01-01" },
    { format: "d-mmm", value: "45658", text: "01-Jan", day: "2025-01-01" },
    { format: "[$-4000439]d mmmm, yyyy", value: "39168", text: "27-03-2007", day: "2007-03-27" },
    // Lost seconds of a conversion.
    { format: "yyyy", value: "39168.00001", text: "27-03-2007", day: "2007-03-27" },
    { format: "dd/mm/yyyy hh:mm", value: "39167.770833", text: "date_with_time: 26-03-2007 18:30" },
    { format: "hh:mm", value: "0.5", text: "became_date: 12:00" },
    { format: "dd-mm-yyyy", value: "-1", text: "cell_error: -1" },
    { format: "0.00%", value: "0.824", text: "82.4%" },
    { format: "00000", value: "41", text: "00041" },
    { format: '"BSC/"0000', value: "41", text: "BSC/0041" },
    { format: "0000 0000 0000", value: "999941057058", text: "9999 4105 7058" },
    { format: "\\+91 00000 00000", value: "9415000001", text: "+91 94150 00001" },
    { format: "#,##0", value: "1675", text: "1675" },
    { format: "0.00", value: "1675", text: "1675" },
    { format: "[Red]0", value: "7", text: "7" },
    { format: "@", value: "7", text: "7" },
    { format: "General", value: "7", text: "7" },
  ])("shows $value in the format $format as '$text'", async ({ format, value, text, day }) => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="${format.replaceAll('"', "&quot;")}"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`
    const [cell] = await cellsOf(`<c s="1"><v>${value}</v></c>`, { styles })
    expect(shown(cell!)).toBe(text)
    expect(cell!.day).toBe(day)
  })

  test.each([
    { is1904: false, day: "2007-03-27" },
    { is1904: true, day: "2011-03-28" },
  ])("counts days from its own first one (1904: $is1904)", async ({ is1904, day }) => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
    const [date, number] = await cellsOf('<c s="0"><v>39168</v></c><c><v>39168</v></c>', {
      styles,
      is1904,
    })
    expect(date).toMatchObject({ day })
    expect(number).toEqual({ text: "39168", serialDay: day })
  })

  test("has faults in the cells of a font that is not Unicode", async () => {
    const styles =
      '<fonts><font><name val="Calibri"/></font><font><name val="Kruti Dev 010"/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>'
    const text = (value: string) => `<c s="1" t="inlineStr"><is><t>${value}</t></is></c>`
    expect((await cellsOf(text("jke dqekj") + text("2024"), { styles })).map(shown)).toEqual([
      "legacy_font: jke dqekj",
      "2024",
    ])
  })

  test("shows merged cells in each of their rows, and no value in another column", async () => {
    const rows = textRows([["Title"], ["a", "b"], ["x", "1"], ["", "2"], ["y", ""]])
    const after =
      '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A3:A4"/><mergeCell ref="A5:B5"/></mergeCells>'
    expect(await rowsOf(makeXlsx({ sheets: [{ rows, after }] }))).toEqual([
      [1, "Title", "merged: "],
      [2, "a", "b"],
      [3, "x", "1"],
      [4, "x", "2"],
      [5, "y", "merged: "],
    ])
  })

  test("says how many of its rows are hidden, and leaves hidden sheets out", async () => {
    const rows = '<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row>'
    const file = makeXlsx({
      sheets: [
        { rows: textRows([["list"]]), name: "Lists", state: "hidden" },
        { rows, name: "BSc" },
        { rows: "", name: "BA" },
      ],
    })
    expect(await sheetsOf(file)).toMatchObject([{ name: "BSc", hiddenRows: 1 }, { name: "BA" }])
  })

  test("leaves formatted empty rows out", async () => {
    const empty = Array.from({ length: 200_000 }, (_, at) => `<row r="${at + 2}"><c s="1"/></row>`)
    expect(await rowsOf(workbook(`<row r="1"><c><v>1</v></c></row>${empty.join("")}`))).toEqual([
      [1, "1"],
    ])
  })

  const files = xlsxFiles({ sheets: [{ rows: textRows([["a"]]) }] })
  const withSheet = (xml: string) => zipped({ ...files, "xl/worksheets/s0.xml": xml })
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'

  test.each([
    {
      what: "a sheet of another format",
      file: zipped({ mimetype: "application/vnd.oasis", "content.xml": "" }),
      fault: "is_ods",
    },
    {
      what: "a binary workbook",
      file: zipped({ "xl/workbook.bin": "" }),
      fault: "is_binary_workbook",
    },
    {
      what: "a text document",
      file: zipped({ "[Content_Types].xml": "", "word/document.xml": "" }),
      fault: "not_a_table",
    },
    { what: "a ZIP of pictures", file: zipped({ "a.jpg": "" }), fault: "not_a_table" },
    {
      what: "half a workbook",
      file: workbook(textRows([["a"]])).subarray(0, 500),
      fault: "damaged",
    },
    { what: "broken XML", file: withSheet("<worksheet><sheetData><row>"), fault: "damaged" },
    { what: "no XML", file: withSheet("rows"), fault: "damaged" },
    { what: "entities", file: withSheet(`${entity}<worksheet>&b;</worksheet>`), fault: "damaged" },
    {
      what: "a cell far away",
      file: workbook('<row r="1"><c r="ZZZZ1"/></row>'),
      fault: "damaged",
    },
    { what: "a row far away", file: workbook('<row r="99999999999"><c/></row>'), fault: "damaged" },
    {
      what: "an unknown text",
      file: workbook('<row r="1"><c t="s"><v>7</v></c></row>'),
      fault: "damaged",
    },
    {
      what: "30,001 rows",
      file: workbook(textRows(Array.from({ length: 30_001 }, () => ["a"]))),
      fault: "too_much",
    },
    {
      what: "a bomb",
      file: withSheet(`<worksheet>${" ".repeat(65 * 1024 * 1024)}</worksheet>`),
      fault: "too_much",
    },
    {
      what: "cells in the last column of each row",
      file: workbook(
        Array.from(
          { length: 100 },
          (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`,
        ).join(""),
      ),
      fault: "too_much",
    },
  ])("with $what is refused: $fault", async ({ file, fault }) =>
    expect(await faultOf(file)).toBe(fault),
  )

  test("is refused while it grows, if it states a smaller size", async () => {
    const bytes = Buffer.from(zipped({ "[Content_Types].xml": "", "xl/workbook.xml": "x" }))
    const bomb = deflateRawSync(Buffer.alloc(65 * 1024 * 1024))
    const name = Buffer.from("xl/workbook.xml")
    const at = bytes.lastIndexOf(name) - 46
    const file = bytes.readUInt32LE(at + 42)
    const local = bytes.subarray(file, file + 30 + name.length)
    const entry = Buffer.from(bytes.subarray(at, at + 46 + name.length))
    entry.writeUInt32LE(bomb.length, 20)
    entry.writeUInt32LE(100, 24)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(0, 42)
    const other = Buffer.from(bytes.subarray(bytes.indexOf("PK\x01\x02", "latin1"), at))
    other.writeUInt32LE(local.length + bomb.length, 42)
    const end = Buffer.from(bytes.subarray(bytes.lastIndexOf("PK\x05\x06", "latin1")))
    const content = bytes.subarray(0, file)
    end.writeUInt32LE(local.length + bomb.length + content.length, 16)
    expect(await faultOf(Buffer.concat([local, bomb, content, other, entry, end]))).toBe("too_much")
  })
})

describe("what we export", () => {
  const texts = [
    "Asha",
    "नाम, पता",
    'say "yes"',
    "007",
    "'007",
    "''=1",
    "=1+1",
    "+91",
    "-2",
    "@a",
    "'x",
    "_x0041_",
    "two\r\nlines",
  ]
  const columns = [
    { key: "a", title: "=a", value: (text: string) => text },
    { key: "b", title: "b", value: () => 12.5 },
  ]

  test.each([
    { format: "CSV", file: () => buffer(toCsv(columns, texts)) },
    { format: "XLSX", file: () => buffer(toXlsx(columns, texts, "a")) },
  ])("is read as it was written, in $format", async ({ file }) => {
    expect((await rowsOf(await file())).map(([, text]) => text)).toEqual(["=a", ...texts])
  })

  const dates = [
    { key: "day", title: "Day", value: () => dayCell("2025-07-03") },
    { key: "old", title: "Old", value: () => dayCell("1899-12-31") },
    { key: "none", title: "None", value: () => dayCell("July") },
    // 18:30 UTC is midnight in India.
    { key: "time", title: "Time", value: () => timeCell("2025-07-01T18:31:00.000Z") },
    { key: "empty", title: "Empty", value: () => timeCell(null) },
  ]

  test("a day in a workbook is a date, whatever the language of the program", async () => {
    const [sheet] = await sheetsOf(await buffer(toXlsx(dates, [1], "a")))
    expect(sheet!.rows[1]!.cells).toMatchObject([
      { text: "03-07-2025", day: "2025-07-03" },
      { text: "31-12-1899" },
      { text: "July" },
      { text: "02-07-2025 00:01", fault: "date_with_time" },
    ])
  })

  test("a day in CSV is an ISO text", async () => {
    const file = (await buffer(toCsv(dates, [1]))).toString()
    expect(file).toContain('"2025-07-03","1899-12-31","July","2025-07-02 00:01",')
  })
})
