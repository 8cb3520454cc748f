import { expect, test } from "vitest"

import { detailText, subjectPath, subjectText } from "./line-texts.ts"

const texts = { language: "en", translate: (key: string) => key } as const

test.each([
  {
    action: "application status changed",
    detail: "submitted > verified",
    is: "Received → Verified",
  },
  {
    action: "fee received",
    detail: "due > received",
    is: "feeStatuses.due → feeStatuses.received",
  },
  { action: "claim refused", detail: "income", is: "Income certificate" },
  {
    action: "application corrected",
    detail: "father_name, highschool_board",
    is: "Father's name, High school: Board",
  },
  { action: "applications exported", detail: "csv, 30", is: "csv, 30" },
])("'$detail' of '$action' is shown as '$is'", ({ action, detail, is }) =>
  expect(detailText({ action, detail }, texts)).toBe(is),
)

test.each([
  { action: "fee received", subject: "G9R9U98FUV87", path: "/applications/G9R9U98FUV87/show" },
  { action: "student changed", subject: "WRN/24 1", path: "/students/WRN%2F24%201/show" },
  { action: "content saved", subject: "notices/last-date", path: "/content/notices/last-date" },
  { action: "message read", subject: "messages/12", path: "/messages/12/show" },
  { action: "made clerk", subject: "staff/ab-c", path: "/staff/ab-c" },
  { action: "password accepted", subject: "staff/sign-in", path: undefined },
  { action: "applications exported", subject: "applications", path: undefined },
  { action: "content erased", subject: "notices/last-date", path: undefined },
  { action: "media added", subject: "8d0c", path: undefined },
])("$subject of '$action' has the page $path", ({ action, subject, path }) =>
  expect(subjectPath({ action, subject })).toBe(path),
)

test.each([
  { action: "fee received", subject: "G9R9U98FUV87", text: "G9R9-U98F-UV87" },
  { action: "student changed", subject: "SU25-78584243", text: "SU25-78584243" },
  { action: "made clerk", subject: "staff/ab-c", text: "resources.staff.name" },
  {
    action: "content saved",
    subject: "notices/last-date",
    text: "resources.content/notices.name: last-date",
  },
  { action: "message read", subject: "messages/12", text: "resources.messages.name: 12" },
  { action: "applications exported", subject: "applications", text: "applications" },
])("$subject of '$action' is shown as $text", ({ action, subject, text }) =>
  expect(subjectText({ action, subject }, texts)).toBe(text),
)
