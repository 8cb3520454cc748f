import { expect, test } from "vitest"

import { noticeNote } from "./feeds.server.ts"

const today = "2026-07-01"
const file = { file: "media/a.pdf", title: "A", bytes: 1 }

test.each([
  { notice: { date: "2026-01-01" }, en: "", hi: "" },
  { notice: { date: today }, en: "New", hi: "नई" },
  {
    notice: { date: today, is_pinned: true, category: "result", attachments: [file, file] },
    en: "New · Important · Result · 2 files",
    hi: "नई · महत्त्वपूर्ण · परीक्षाफल · 2 फ़ाइलें",
  },
  {
    notice: { date: "2026-01-01", category: "of a later version", attachments: [file] },
    en: "1 file",
    hi: "1 फ़ाइल",
  },
])("below $notice stands '$en'", ({ notice, en, hi }) => {
  expect(noticeNote(notice, "en", today)).toBe(en)
  expect(noticeNote(notice, "hi", today)).toBe(hi)
})
