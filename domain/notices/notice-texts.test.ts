import { expect, test } from "vitest"

import { languages } from "../content/languages.ts"
import {
  emailTextOf,
  messageTextOf,
  type NoticeFacts,
  templateToRegister,
  variablesIn,
  variablesOf,
} from "./notice-texts.ts"
import { noticeKinds } from "./notice.ts"
import { countSegments, countVariables, fillTemplate, maxVariableLength } from "./sms.ts"

const place = {
  college: { en: "GDC Adarshpur", hi: "राजकीय महाविद्यालय, आदर्शपुर" },
  origin: "https://college.example",
}
const facts = (kind: NoticeFacts["kind"], name = "Asha Devi"): NoticeFacts => ({
  kind,
  data: { day: "2025-07-11", what: "seat" },
  name,
  applicationNumber: "2025-00001-9",
  admissionCode: "ABCDEFGHJKLM",
})
const all = noticeKinds.flatMap((kind) => languages.map((language) => ({ kind, language })))

// The text that was registered: a change of a byte needs a new approval of each college.
test.each([
  [
    "received",
    "Dear {#var#}, GDC Adarshpur has received your application {#var#}. Its status: https://college.example/admission-status",
    "प्रिय {#var#}, राजकीय महाविद्यालय, आदर्शपुर को आपका आवेदन {#var#} मिल गया है। उसकी स्थिति: https://college.example/hi/admission-status",
  ],
  [
    "query",
    "Dear {#var#}, GDC Adarshpur has a question about your application {#var#}. Read and answer it: https://college.example/admission-status",
    "प्रिय {#var#}, आपके आवेदन {#var#} के बारे में राजकीय महाविद्यालय, आदर्शपुर ने कुछ पूछा है। पढ़ें और उत्तर दें: https://college.example/hi/admission-status",
  ],
  [
    "offer",
    "Dear {#var#}, GDC Adarshpur offers you a seat for application {#var#}. Answer by {#var#}: https://college.example/admission-status",
    "प्रिय {#var#}, आवेदन {#var#} पर राजकीय महाविद्यालय, आदर्शपुर ने आपको सीट दी है। {#var#} तक उत्तर दें: https://college.example/hi/admission-status",
  ],
  [
    "last_day",
    "Dear {#var#}, tomorrow, {#var#}, is the last day for your application {#var#} at GDC Adarshpur: {#var#}. See https://college.example/admission-status",
    "प्रिय {#var#}, राजकीय महाविद्यालय, आदर्शपुर में आपके आवेदन {#var#} के लिए कल ({#var#}) अन्तिम दिन है: {#var#}। देखें: https://college.example/hi/admission-status",
  ],
  [
    "decision",
    "Dear {#var#}, your application {#var#} at GDC Adarshpur has a new status. Read it: https://college.example/admission-status",
    "प्रिय {#var#}, राजकीय महाविद्यालय, आदर्शपुर में आपके आवेदन {#var#} की स्थिति बदल गई है। यहाँ पढ़ें: https://college.example/hi/admission-status",
  ],
  [
    "refund",
    "Dear {#var#}, GDC Adarshpur has recorded the refund of the fee for your application {#var#}. See https://college.example/admission-status",
    "प्रिय {#var#}, राजकीय महाविद्यालय, आदर्शपुर ने आपके आवेदन {#var#} के शुल्क की वापसी दर्ज कर ली है। देखें: https://college.example/hi/admission-status",
  ],
  [
    "code",
    "Dear {#var#}, the admission code of your application {#var#} at GDC Adarshpur is {#var#}. Give it to nobody. https://college.example/admission-status",
    "प्रिय {#var#}, राजकीय महाविद्यालय, आदर्शपुर में आपके आवेदन {#var#} का प्रवेश कोड {#var#} है। यह किसी को न बताएँ। https://college.example/hi/admission-status",
  ],
] as const)("the texts of '%s' are registered byte for byte", (kind, en, hi) => {
  expect(templateToRegister(kind, "en", place)).toBe(en)
  expect(templateToRegister(kind, "hi", place)).toBe(hi)
  expect(hi).toBe(hi.normalize("NFC"))
  expect(countSegments(en).encoding).toBe("gsm")
})

test.each(all)("the filled text of $kind in $language is the message itself", (one) => {
  const { kind, language } = one
  const template = templateToRegister(kind, language, place)
  const names = variablesIn(kind, language)
  expect(countVariables(template)).toBe(names.length)
  const values = variablesOf(facts(kind), language)
  const filled = fillTemplate(
    template,
    names.map((name) => values[name]),
  )
  expect(filled).toBe(messageTextOf(facts(kind), place, language))
  for (const name of names) expect(values[name].length).toBeLessThanOrEqual(maxVariableLength)
})

test.each(all)("a message of $kind in $language says no more of a person than it may", (one) => {
  const { kind, language } = one
  const text = messageTextOf(facts(kind), place, language)
  expect(text).toContain("Asha Devi")
  expect(text).toContain("2025-00001-9")
  expect(text.includes("ABCDEFGHJKLM")).toBe(kind === "code")
})

test("an e-mail has both languages, that of the form first", () => {
  const { subject, text } = emailTextOf(facts("offer"), place, "hi")
  expect(subject).toBe("आवेदन 2025-00001-9 के लिए सीट | A seat for application 2025-00001-9")
  expect(text.indexOf("प्रिय Asha")).toBe(0)
  expect(text).toContain("Dear Asha Devi, GDC Adarshpur offers you a seat")
  expect(text).toContain("11-07-2025")
})

test.each(["{code}", "$&", "\r\nBcc: all@example.com\r\n\r\n", "<b>", "{#var#}"])(
  "a name like %j adds nothing to the text, and nothing to the subject",
  (name) => {
    const { subject, text } = emailTextOf(facts("received", name), place, "en")
    expect(subject).not.toContain(name)
    expect(text).not.toContain("ABCDEFGHJKLM")
    expect(text).toContain(`Dear ${name}, GDC`)
  },
)
