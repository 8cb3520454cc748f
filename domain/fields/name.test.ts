import { expect, test } from "vitest"
import * as z from "zod/mini"

import { name, parentName } from "./name.ts"
import { required } from "./text-schemas.ts"

const resultOf = (typed: unknown) => {
  const { data, error } = z.safeParse(required(name), typed)
  return error ? error.issues[0]!.message : data
}

test.each([
  ["Ramdhani Kushwaha"],
  ["D'Souza"],
  ["D’Souza"],
  ["Dr. A.P. Rao-Singh"],
  ["José Ñandú"],
  ["अंजलि कुशवाहा"],
  ["क्षत्रिय ज्ञानेश्वर श्रीवास्तव"],
  ["ज़ाकिर हुसैन"],
  ["डॉ. लक्ष्मी"],
  ["स्व॰ रामधनी"],
  ["राजन्\u200dया"],
  ["शक्\u200cति"],
  ["अ"],
  ["(Late) Ram Lal"],
  ["Ram Lal (Late)"],
  ["राम (स्वर्गीय)"],
  ["Ram @ Kallu"],
  ["محمد عارف"],
  ["فاطمہ بیگم"],
  ["ਹਰਪ੍ਰੀਤ ਸਿੰਘ"],
  ["সুমিত্রা দেবী"],
])("keeps the name %s unchanged", (typed) => expect(resultOf(typed)).toBe(typed.normalize("NFC")))

test.each([
  { typed: "  Ram   Dhani ", stored: "Ram Dhani", why: "spaces folded" },
  { typed: "Ram\u00a0Dhani", stored: "Ram Dhani", why: "no-break space" },
  { typed: "Ram\nDhani\t", stored: "Ram Dhani", why: "line break and tab" },
  { typed: "स्व० रामधनी", stored: "स्व॰ रामधनी", why: "a zero typed as abbreviation sign" },
  { typed: "मो० आरिफ", stored: "मो॰ आरिफ", why: "a zero typed as abbreviation sign" },
  { typed: "स्व0 रामधनी", stored: "स्व॰ रामधनी", why: "an ASCII zero" },
  { typed: "स्व 0 रामधनी", stored: "स्व॰ रामधनी", why: "a zero after a space" },
  { typed: "मो0 आरिफ", stored: "मो॰ आरिफ", why: "an ASCII zero after a vowel sign" },
  { typed: "डा० कु० रेखा", stored: "डा॰ कु॰ रेखा", why: "two abbreviations" },
  { typed: "(स्व०) रामधनी", stored: "(स्व॰) रामधनी", why: "an abbreviation in brackets" },
  { typed: "स्वO रामधनी", stored: "स्व॰ रामधनी", why: "the letter O" },
  { typed: "स्व° रामधनी", stored: "स्व॰ रामधनी", why: "a degree sign" },
  { typed: "दु:खी राम", stored: "दुःखी राम", why: "a colon as visarga" },
  { typed: "D\u02bcSouza", stored: "D'Souza", why: "a modifier letter as apostrophe" },
  { typed: "D\u2018Souza", stored: "D'Souza", why: "an opening quotation mark as apostrophe" },
  { typed: "Rao\u2013Singh", stored: "Rao-Singh", why: "an en dash as hyphen" },
  { typed: "\u200dराम", stored: "राम", why: "a joiner in front" },
  { typed: "Ram\u200bDhani", stored: "RamDhani", why: "a zero-width space" },
  { typed: "\u202aRam Dhani\u202c\u0000", stored: "Ram Dhani", why: "direction marks" },
  { typed: "Jose\u0301", stored: "Jos\u00e9", why: "accent composed" },
])("stores '$stored': $why", ({ typed, stored }) => expect(resultOf(typed)).toBe(stored))

test.each([
  { typed: "Ram 2", why: "a digit" },
  { typed: "राम २", why: "a Devanagari digit" },
  { typed: "राम२०", why: "a number after a name" },
  { typed: "Ram ２", why: "a full-width digit" },
  { typed: "राम٢", why: "an Arabic digit" },
  { typed: "<b>Ram</b>", why: "angle brackets" },
  { typed: "Ram & Sons", why: "an ampersand" },
  { typed: "Ram/Shyam", why: "a slash" },
  { typed: "राम 🙂", why: "an emoji" },
  { typed: ".Ram", why: "a dot in front" },
  { typed: "-", why: "nothing but a hyphen" },
  { typed: "राम।", why: "a danda" },
])("refuses $why", ({ typed }) => expect(resultOf(typed)).toBe("name.letters"))

test.each([
  { typed: "R".repeat(100), answer: "R".repeat(100), length: 100 },
  { typed: "R".repeat(101), answer: "text.too_long", length: 101 },
])("a name of $length letters: $answer", ({ typed, answer }) =>
  expect(resultOf(typed)).toBe(answer),
)

test.each([["రాము"], ["Рам"], ["王"], ["Ram రాము"]])(
  "a name in another script says so: %s",
  (typed) => expect(resultOf(typed)).toBe("name.script"),
)

test.each([
  ["-"],
  ["—"],
  ["--"],
  ["."],
  ["NA"],
  ["N.A."],
  ["n/a"],
  ["Not known"],
  ["Nil"],
  ["XXX"],
  ["अज्ञात"],
  ["ज्ञात नहीं"],
  ["पता नहीं"],
])("a parent who is not known, written as %s, is stored as a dash", (typed) =>
  expect(z.safeParse(required(parentName), typed).data).toBe("-"),
)

test.each([
  { typed: "स्व0 रामधनी", result: "स्व॰ रामधनी" },
  { typed: "Nasreen", result: "Nasreen" },
  { typed: "Ram 2", result: "name.letters" },
  { typed: "రాము", result: "name.script" },
  { typed: "", result: "missing" },
  { typed: "R".repeat(101), result: "text.too_long" },
])("a parent's name is otherwise a name: $typed", ({ typed, result }) => {
  const { data, error } = z.safeParse(required(parentName), typed)
  expect(error ? error.issues[0]!.message : data).toBe(result)
})
