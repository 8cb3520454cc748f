import { readFileSync } from "node:fs"

import { expect } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { buildPdf } from "../../support/samples/pdf-files.ts"
import { joinAndSignIn, test } from "./console.ts"
import { isPublic, opens } from "./content.ts"

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer })

const tagged = readFileSync("content/sample-documents/library-rules.pdf")

test("an editor adds several documents; a broken one is named, and a scan waits for a second look", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "editor")
  await opens(page, "content/documents")
  await page.getByRole("button", { name: "Add many documents" }).click()
  const dialog = page.getByRole("dialog", { name: "Add many documents" })
  await dialog
    .getByLabel("PDF files (each at most 50 MB)")
    .setInputFiles([
      pdf("IQAC_minutes-2026.pdf", tagged),
      pdf("letter.pdf", Buffer.from("no PDF")),
      pdf("doc-07.pdf", buildPdf()),
    ])
  await expect(dialog.getByRole("alert")).toContainText("This file is not a PDF.")
  await chooses(dialog.getByRole("combobox", { name: "Type" }).first(), "Minutes of meetings")
  await dialog.getByLabel("Year or session it is about").fill("2026")
  await chooses(dialog.getByRole("combobox", { name: "Language" }), "Hindi and English")
  await dialog.getByLabel("Publish at once").check()
  const scan = dialog.getByRole("group", { name: "doc-07.pdf" })
  // A new site has Hindi as its first language.
  await expect(scan.getByLabel("Title (Hindi)")).toHaveValue("doc 07")
  await scan.getByLabel("Title (English)").fill("Odd Semester Timetable")
  await scan.getByLabel("Title (Hindi)").fill("विषम सेमेस्टर की समय-सारिणी")
  await chooses(scan.getByRole("combobox", { name: "Type" }), "Timetable")
  await scan.getByLabel("Year").fill("2025-26")
  await dialog.getByRole("button", { name: "Upload" }).click()

  await expect(dialog.getByText("1 of 3 stored, 1 failed")).toBeVisible()
  await expect(dialog.getByRole("note").filter({ hasText: "PDF without tags" })).toContainText(
    "doc-07.pdf",
  )
  await expect(dialog.getByRole("note").filter({ hasText: "This PDF is a scan" })).toBeVisible()
  expect(await isPublic(page, "/documents", "IQAC minutes 2026")).toBe(true)
  expect(await isPublic(page, "/documents", "Odd Semester Timetable")).toBe(false)
  await axe()
  // What is not sent yet is not lost by an accident.
  page.once("dialog", (question) => void question.dismiss())
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await dialog.getByRole("button", { name: "Remove: letter.pdf" }).click()
  await dialog.getByRole("button", { name: "Publish with these warnings" }).click()
  await expect(dialog.getByText("2 of 2 stored")).toBeVisible()
  await dialog.getByRole("button", { name: "Close" }).click()

  await expect(page.getByRole("link", { name: "Odd Semester Timetable" })).toBeVisible()
  const timetable = "/documents?type=timetable&year=2025-26"
  expect(await isPublic(page, timetable, "Odd Semester Timetable")).toBe(true)
  expect(await isPublic(page, "/documents?type=minutes&year=2026", "IQAC minutes 2026")).toBe(true)
})
