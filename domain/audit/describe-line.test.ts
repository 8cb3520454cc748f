import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"

import { expect, test } from "vitest"

import { auditActionOf } from "./audit-actions.ts"
import type { AuditedAction } from "./audit-details.ts"
import { describeLine } from "./describe-line.ts"
import { type AuditContext, type StoredLine, recordOf } from "./describe-subject.ts"

const courses = {
  courses: [
    {
      code: "BA",
      number: "1",
      name: { en: "Bachelor of Arts", hi: "कला स्नातक" },
      short_name: { en: "BA", hi: "बी.ए." },
    },
    {
      code: "BSc",
      number: "2",
      name: { en: "Bachelor of Science", hi: "विज्ञान स्नातक" },
      short_name: { en: "BSc", hi: "बी.एससी." },
    },
  ],
  subjects: [{ code: "Hindi", name: { en: "Hindi", hi: "हिन्दी" } }],
}
const members = new Map([["ab-c", "Meena Devi"]])
const titles = new Map([["notices/water", { en: "No water on Monday", hi: "" }]])
const inLanguage = (language: "en" | "hi"): AuditContext => ({
  language,
  courses,
  members,
  titles,
})

const line = (action: string, subject: string, detail = ""): StoredLine => ({
  actor: "asha",
  action,
  subject,
  detail,
})
const described = (action: string, subject: string, detail: string, language: "en" | "hi") =>
  describeLine(line(action, subject, detail), inLanguage(language))

const where = { session: "2026-27", programme: "BA" }
const rows = { format: "csv", rows: 1200 } as const

test.each<AuditedAction & { en: string; hi: string }>([
  {
    action: "application status changed",
    details: { from: "submitted", to: "verified" },
    en: "Received → Verified",
    hi: "प्राप्त → सत्यापित",
  },
  {
    action: "fee received",
    details: { from: "due", to: "received" },
    en: "Due → Received",
    hi: "बकाया → प्राप्त",
  },
  {
    action: "fee received",
    details: { from: "due", to: "received", journal: "same_day" },
    en: "Due → Received, journal number repeats one of the same day",
    hi: "बकाया → प्राप्त, जर्नल संख्या उसी दिन की एक और जमा की भी है",
  },
  {
    action: "content saved",
    details: { from: "draft", to: "published" },
    en: "Draft → Published",
    hi: "मसौदा → प्रकाशित",
  },
  {
    action: "made disabled",
    details: { from: "clerk", to: "disabled" },
    en: "Clerk → Disabled",
    hi: "लिपिक → निष्क्रिय",
  },
  {
    action: "claim refused",
    details: { claim: "income", from: "unchecked", to: "refused" },
    en: "Income certificate: Not checked yet → Refused",
    hi: "आय प्रमाण-पत्र: अभी जाँचा नहीं गया → अस्वीकृत",
  },
  {
    action: "student changed",
    details: { changes: { course: ["1", "2"], applicant_name: null } },
    en: "Course: BA → BSc; Applicant's name",
    hi: "पाठ्यक्रम: बी.ए. → बी.एससी.; आवेदक का नाम",
  },
  {
    action: "application pictures replaced",
    details: { pictures: ["signature"] },
    en: "Signature",
    hi: "हस्ताक्षर",
  },
  {
    action: "students exported",
    details: { ...rows, filters: [] },
    en: "CSV, 1,200 rows",
    hi: "CSV, 1,200 पंक्तियाँ",
  },
  {
    action: "applications exported with whole numbers",
    details: { ...rows, filters: ["course", "search"], reason: "Asked: by the bank" },
    en: "CSV, 1,200 rows; filtered by: course, search; whole numbers: Asked: by the bank",
    hi: "CSV, 1,200 पंक्तियाँ; फ़िल्टर: पाठ्यक्रम, खोज; पूरी संख्याएँ: Asked: by the bank",
  },
  { action: "sheets printed", details: { count: 25 }, en: "25", hi: "25" },
  {
    action: "erased on request",
    details: { reason: "income: index, list" },
    en: "income: index, list",
    hi: "income: index, list",
  },
  {
    action: "erased after its period",
    details: { count: 12, sha256: "1f" },
    en: "12, SHA-256 1f",
    hi: "12, SHA-256 1f",
  },
  {
    action: "due records exported",
    details: { kind: "students", session: "2024-2025", count: 3 },
    en: "Students 2024-2025: 3",
    hi: "विद्यार्थी 2024-2025: 3",
  },
  {
    action: "merit offer accepted",
    details: { ...where, list: 2, from: "offered", to: "accepted", receipt: "7" },
    en: "2026-27, BA, list 2: a seat was offered → a seat was accepted, receipt 7",
    hi: "2026-27, बी.ए., सूची 2: सीट का प्रस्ताव था → सीट स्वीकार की गई थी, रसीद 7",
  },
  {
    action: "merit objection made",
    details: { ...where, list: 1, topic: "index" },
    en: "2026-27, BA, list 1: the index",
    hi: "2026-27, बी.ए., सूची 1: सूचकांक",
  },
  {
    action: "merit objection made",
    details: { ...where, list: 1, topic: "income" },
    en: "2026-27, BA, list 1: Income certificate",
    hi: "2026-27, बी.ए., सूची 1: आय प्रमाण-पत्र",
  },
  { action: "merit objection upheld", details: where, en: "2026-27, BA", hi: "2026-27, बी.ए." },
  {
    action: "merit candidates read",
    details: { ...where, count: 0 },
    en: "2026-27, BA, 0",
    hi: "2026-27, बी.ए., 0",
  },
  {
    action: "merit list published",
    details: { list: 2, from: "2026-07-10T12:00:00.000Z", until: "2026-07-14", sha256: "1f" },
    en: "list 2, public from 10-07-2026 17:30, to accept until 14-07-2026, SHA-256 1f",
    hi: "सूची 2, सार्वजनिक: 10-07-2026 17:30, स्वीकार करने की अन्तिम तिथि: 14-07-2026, SHA-256 1f",
  },
  {
    action: "merit list withdrawn",
    details: { list: 2, reason: "A mark was wrong" },
    en: "list 2: A mark was wrong",
    hi: "सूची 2: A mark was wrong",
  },
  { action: "merit list printed", details: { list: 1 }, en: "list 1", hi: "सूची 1" },
  {
    action: "merit list exported",
    details: { list: 1, part: "offers", ...rows },
    en: "list 1, offers, CSV, 1,200 rows",
    hi: "सूची 1, प्रस्ताव, CSV, 1,200 पंक्तियाँ",
  },
  {
    action: "offer letters printed",
    details: { list: 1, count: 3 },
    en: "list 1, 3",
    hi: "सूची 1, 3",
  },
  {
    action: "merit rule saved",
    details: { version: 3, former: 2, reason: "Seats added" },
    en: "version 2 → 3: Seats added",
    hi: "संस्करण 2 → 3: Seats added",
  },
  { action: "merit rule saved", details: { version: 1 }, en: "version 1", hi: "संस्करण 1" },
  { action: "merit rule signed", details: { version: 3 }, en: "version 3", hi: "संस्करण 3" },
  {
    action: "merit marks entered",
    details: { component: "entrance", from: "–", to: "45.50" },
    en: "Entrance test: – → 45.50",
    hi: "प्रवेश परीक्षा: – → 45.50",
  },
  {
    action: "application numbers left out",
    details: { numbers: ["2025/01001", "2026/00001"] },
    en: "2025/01001, 2026/00001",
    hi: "2025/01001, 2026/00001",
  },
  {
    action: "admitted outside the merit lists",
    details: { offer: "no_offer" },
    en: "no seat was offered",
    hi: "सीट का प्रस्ताव नहीं था",
  },
  {
    action: "audit exported",
    details: { filters: ["action", "from"] },
    en: "action, first day",
    hi: "कार्य, पहला दिन",
  },
  {
    action: "clock confirmed",
    details: { from: "2026-07-01T06:30:00.000Z", to: "2026-09-29T06:30:00.000Z" },
    en: "01-07-2026 12:00 → 29-09-2026 12:00",
    hi: "01-07-2026 12:00 → 29-09-2026 12:00",
  },
  {
    action: "deposits exported",
    details: { day: "2026-07-02", rows: 30 },
    en: "02-07-2026, 30",
    hi: "02-07-2026, 30",
  },
  {
    action: "duplicates settled",
    details: { decision: "same_person", kept: "2026/00012" },
    en: "the same person: 2026/00012",
    hi: "एक ही व्यक्ति: 2026/00012",
  },
  {
    action: "duplicates settled",
    details: { decision: "different_people" },
    en: "different people",
    hi: "अलग-अलग व्यक्ति",
  },
  {
    action: "flood origins accepted again",
    details: { sha256: "1f" },
    en: "SHA-256 1f",
    hi: "SHA-256 1f",
  },
  {
    action: "loss of files accepted",
    details: { files: 3, hash: "1f" },
    en: "3 files, list 1f",
    hi: "3 फ़ाइलें, सूची 1f",
  },
  {
    action: "personal data looked up",
    details: { by: "aadhaar", count: 2 },
    en: "by identity number: 2",
    hi: "पहचान संख्या से: 2",
  },
  {
    action: "started as a college",
    details: { students: 3, applications: 2, messages: 1 },
    en: "Erased: 3 students, 2 applications, 1 messages",
    hi: "मिटाए गए: 3 विद्यार्थी, 2 आवेदन, 1 सन्देश",
  },
])("describes $details of '$action' as '$en'", ({ action, details, en, hi }) => {
  const stored = { ...line(action, "X"), details: JSON.stringify(details) }
  expect(describeLine(stored, inLanguage("en")).detail).toBe(en)
  expect(describeLine(stored, inLanguage("hi")).detail).toBe(hi)
})

test("details of an unknown action stay as they are stored", () => {
  const stored = { ...line("done long ago", "X"), details: '{"by":"hand"}' }
  expect(describeLine(stored, inLanguage("en")).detail).toBe('{"by":"hand"}')
})

test.each([
  {
    action: "application status changed",
    detail: "submitted > verified",
    en: "Received → Verified",
    hi: "प्राप्त → सत्यापित",
  },
  { action: "fee received", detail: "due > received", en: "Due → Received", hi: "बकाया → प्राप्त" },
  {
    action: "content saved",
    detail: "draft > published",
    en: "Draft → Published",
    hi: "मसौदा → प्रकाशित",
  },
  { action: "made clerk", detail: "editor > clerk", en: "Editor → Clerk", hi: "सम्पादक → लिपिक" },
  {
    action: "claim refused",
    detail: "income: unchecked > refused",
    en: "Income certificate: Not checked yet → Refused",
    hi: "आय प्रमाण-पत्र: अभी जाँचा नहीं गया → अस्वीकृत",
  },
  {
    action: "application corrected",
    detail:
      '{"category":["obc","sc"],"father_name":null,"course":["BA","BSc"],"minor_subject":["","Hindi"],"fee":["1500","100000"],"weightage":["ncc_b, scout_and_guide",""]}',
    en: expect.stringMatching(
      /^Category: .*OBC.* → .*SC.*; Father's name; Course: BA → BSc; .*: – → Hindi; Fee: ₹1,500 → ₹1,00,000; .* → –$/,
    ),
    hi: expect.stringMatching(
      /; पाठ्यक्रम: बी\.ए\. → बी\.एससी\.; .*: – → हिन्दी; शुल्क: ₹1,500 → ₹1,00,000; /,
    ),
  },
  {
    action: "student changed",
    detail: '{"course":["1","2"],"applicant_name":null,"aadhaar":null}',
    en: "Course: BA → BSc; Applicant's name; Aadhaar number",
    hi: "पाठ्यक्रम: बी.ए. → बी.एससी.; आवेदक का नाम; आधार संख्या",
  },
  {
    action: "applications exported with whole numbers",
    detail: "CSV, 1,200; filtered by course, search; whole numbers: Asked: by the bank",
    en: "CSV, 1,200 rows; filtered by: course, search; whole numbers: Asked: by the bank",
    hi: "CSV, 1,200 पंक्तियाँ; फ़िल्टर: पाठ्यक्रम, खोज; पूरी संख्याएँ: Asked: by the bank",
  },
  {
    action: "merit rule saved",
    detail: "version 2 > 3: Seats added",
    en: "version 2 → 3: Seats added",
    hi: "संस्करण 2 → 3: Seats added",
  },
  {
    action: "merit offer accepted",
    detail: "2026-27, BA, round 2, receipt 7",
    en: "2026-27, BA, list 2, receipt 7",
    hi: "2026-27, बी.ए., सूची 2, रसीद 7",
  },
  {
    action: "merit objection made",
    detail: "2026-27, BA, round 1: index",
    en: "2026-27, BA, list 1: the index",
    hi: "2026-27, बी.ए., सूची 1: सूचकांक",
  },
  {
    action: "merit marks entered",
    detail: "entrance: – → 45.50",
    en: "Entrance test: – → 45.50",
    hi: "प्रवेश परीक्षा: – → 45.50",
  },
  {
    action: "deposits exported",
    detail: "2026-07-02, 30",
    en: "02-07-2026, 30",
    hi: "02-07-2026, 30",
  },
  {
    action: "personal data looked up",
    detail: "aadhaar: 2",
    en: "by identity number: 2",
    hi: "पहचान संख्या से: 2",
  },
  {
    action: "started as a college",
    detail: "3 students, 2 applications, 1 messages erased",
    en: "Erased: 3 students, 2 applications, 1 messages",
    hi: "मिटाए गए: 3 विद्यार्थी, 2 आवेदन, 1 सन्देश",
  },
  {
    action: "erased on request",
    detail: "income: index, list",
    en: "income: index, list",
    hi: "income: index, list",
  },
])("describes '$detail' of '$action', as older versions wrote it, as '$en'", (one) => {
  expect(described(one.action, "X", one.detail, "en").detail).toEqual(one.en)
  expect(described(one.action, "X", one.detail, "hi").detail).toEqual(one.hi)
})

// As lines were written before values were.
test.each([
  { action: "claim refused", detail: "income", en: "Income certificate" },
  {
    action: "application corrected",
    detail: "father_name, highschool_board",
    en: "Father's name; High school: Board",
  },
  {
    action: "application pictures replaced",
    detail: "signature",
    en: expect.stringMatching(/^S.*ignature$/),
  },
  { action: "merit rule signed", detail: "version 3", en: "version 3" },
  {
    action: "merit list published",
    detail: "round 2, public 2026-07-10 17:30, until 2026-07-14, SHA-256 1f",
    en: "list 2, public from 10-07-2026 17:30, to accept until 14-07-2026, SHA-256 1f",
  },
  { action: "erased after its period", detail: "12", en: "12" },
])("describes the older format '$detail' of '$action' as '$en'", ({ action, detail, en }) =>
  expect(described(action, "X", detail, "en").detail).toEqual(en),
)

test.each([
  { action: "fee received", subject: "G9R9U98FUV87", en: "G9R9-U98F-UV87" },
  { action: "erased on request", subject: "G9R9U98FUV87", en: "G9R9-U98F-UV87" },
  { action: "student changed", subject: "SU2578584243", en: "SU2578584243" },
  { action: "made clerk", subject: "staff/ab-c", en: "Member of staff: Meena Devi" },
  { action: "set a new password", subject: "staff/gone", en: "Member of staff" },
  { action: "changed own password", subject: "staff/ab-c", en: "Member of staff: Meena Devi" },
  { action: "password accepted", subject: "staff/sign-in", en: "Sign-in" },
  { action: "content saved", subject: "notices/water", en: "Notice: No water on Monday" },
  { action: "content saved", subject: "notices/last-date", en: "Notice: last-date" },
  { action: "content saved", subject: "former/last-date", en: "former/last-date" },
  { action: "message read", subject: "messages/12", en: "Message: 12" },
  { action: "view saved", subject: "views/Girls", en: "View: Girls" },
  { action: "merit rule saved", subject: "merit 2026-27 BA", en: "Merit lists: BA 2026-27" },
  { action: "cards printed", subject: "students/2025-2026/1", en: "Students, 2025-2026, BA" },
  { action: "done long ago", subject: "things/1", en: "things/1" },
])("names the record $subject of '$action' '$en'", ({ action, subject, en }) =>
  expect(described(action, subject, "", "en").subject).toBe(en),
)

test.each([
  { action: "fee received", subject: "CODE", record: { kind: "application", id: "CODE" } },
  { action: "student changed", subject: "WRN/24 1", record: { kind: "student", id: "WRN/24 1" } },
  { action: "message read", subject: "messages/12", record: { kind: "message", id: "12" } },
  { action: "made clerk", subject: "staff/ab-c", record: { kind: "member", id: "ab-c" } },
  {
    action: "content saved",
    subject: "notices/last-date",
    record: { kind: "item", collection: "notices", id: "last-date" },
  },
  {
    action: "merit list published",
    subject: "merit 2026-27 BA",
    record: { kind: "programme", session: "2026-27", id: "BA" },
  },
  { action: "view saved", subject: "views/Girls", record: undefined },
  { action: "applications exported", subject: "applications", record: undefined },
])("links '$action' to $record", ({ action, subject, record }) =>
  expect(recordOf(line(action, subject))).toEqual(record),
)

test.each([
  { action: "made clerk", en: "Role given: Clerk", hi: "भूमिका दी गई: लिपिक" },
  { action: "made disabled", en: "Colleague disabled", hi: "सहकर्मी निष्क्रिय किए गए" },
  {
    action: "switched on the second factor",
    en: "Second factor switched on",
    hi: "दो-चरणीय सत्यापन चालू किया गया",
  },
  { action: "done long ago", en: "done long ago", hi: "done long ago" },
])("names the action '$action' '$en'", ({ action, en, hi }) => {
  expect(described(action, "X", "", "en").action).toBe(en)
  expect(described(action, "X", "", "hi").action).toBe(hi)
})

test("every action in the lines of released databases has a name", () => {
  const folder = join(import.meta.dirname, "../../tests/released-databases")
  const dumps = globSync("*/postgresql.sql{,.gz}", { cwd: folder }).map((name) => {
    const content = readFileSync(join(folder, name))
    return (name.endsWith(".gz") ? gunzipSync(content) : content).toString()
  })
  const actions = dumps.flatMap((dump) => {
    const lines = dump.matchAll(
      /^INSERT INTO (?:public\.)?audit .*VALUES ?\(\d+, ?'[^']*', ?'[^']*', ?'([^']*)'/gm,
    )
    return [...lines].map(([, action]) => action!)
  })
  expect(actions.length).toBeGreaterThan(0)
  expect([...new Set(actions)].filter((action) => !auditActionOf(action))).toEqual([])
})
