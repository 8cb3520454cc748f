import { expect, test } from "vitest"
import * as z from "zod/mini"

import { name, parentName } from "./name.ts"
import { required } from "./text-schemas.ts"

const resultOf = (input: unknown) => {
  const { data, error } = z.safeParse(required(name), input)
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
])("keeps the name %s unchanged", (input) => expect(resultOf(input)).toBe(input.normalize("NFC")))

test.each([
  { input: "  Ram   Dhani ", stored: "Ram Dhani", why: "spaces folded" },
  { input: "Ram\u00a0Dhani", stored: "Ram Dhani", why: "no-break space" },
  { input: "Ram\nDhani\t", stored: "Ram Dhani", why: "line break and tab" },
  { input: "स्व० रामधनी", stored: "स्व॰ रामधनी", why: "a zero typed as abbreviation sign" },
  { input: "मो० आरिफ", stored: "मो॰ आरिफ", why: "a zero typed as abbreviation sign" },
  { input: "स्व0 रामधनी", stored: "स्व॰ रामधनी", why: "an ASCII zero" },
  { input: "स्व 0 रामधनी", stored: "स्व॰ रामधनी", why: "a zero after a space" },
  { input: "मो0 आरिफ", stored: "मो॰ आरिफ", why: "an ASCII zero after a vowel sign" },
  { input: "डा० कु० रेखा", stored: "डा॰ कु॰ रेखा", why: "two abbreviations" },
  { input: "(स्व०) रामधनी", stored: "(स्व॰) रामधनी", why: "an abbreviation in brackets" },
  { input: "स्वO रामधनी", stored: "स्व॰ रामधनी", why: "the letter O" },
  { input: "स्व° रामधनी", stored: "स्व॰ रामधनी", why: "a degree sign" },
  { input: "दु:खी राम", stored: "दुःखी राम", why: "a colon as visarga" },
  { input: "D\u02bcSouza", stored: "D'Souza", why: "a modifier letter as apostrophe" },
  { input: "D\u2018Souza", stored: "D'Souza", why: "an opening quotation mark as apostrophe" },
  { input: "Rao\u2013Singh", stored: "Rao-Singh", why: "an en dash as hyphen" },
  { input: "\u200dराम", stored: "राम", why: "a joiner in front" },
  { input: "Ram\u200bDhani", stored: "RamDhani", why: "a zero-width space" },
  { input: "\u202aRam Dhani\u202c\u0000", stored: "Ram Dhani", why: "direction marks" },
  { input: "محم\u0640د عارف", stored: "محمد عارف", why: "a stretched Urdu word" },
  { input: "Jose\u0301", stored: "Jos\u00e9", why: "accent composed" },
])("stores '$stored': $why", ({ input, stored }) => expect(resultOf(input)).toBe(stored))

test.each([
  { input: "Ram 2", why: "a digit" },
  { input: "राम २", why: "a Devanagari digit" },
  { input: "राम२०", why: "a number after a name" },
  { input: "Ram ２", why: "a full-width digit" },
  { input: "राम٢", why: "an Arabic digit" },
  { input: "<b>Ram</b>", why: "angle brackets" },
  { input: "Ram & Sons", why: "an ampersand" },
  { input: "Ram/Shyam", why: "a slash" },
  { input: "राम 🙂", why: "an emoji" },
  { input: ".Ram", why: "a dot in front" },
  { input: "-", why: "nothing but a hyphen" },
  { input: "राम।", why: "a danda" },
])("refuses $why", ({ input }) => expect(resultOf(input)).toBe("name.letters"))

test.each([
  { input: "R".repeat(100), answer: "R".repeat(100), length: 100 },
  { input: "R".repeat(101), answer: "text.too_long", length: 101 },
])("a name of $length letters: $answer", ({ input, answer }) =>
  expect(resultOf(input)).toBe(answer),
)

test.each([["రాము"], ["Рам"], ["王"], ["Ram రాము"]])(
  "a name in another script says so: %s",
  (input) => expect(resultOf(input)).toBe("name.script"),
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
])("a parent who is not known, written as %s, is stored as a dash", (input) =>
  expect(z.safeParse(required(parentName), input).data).toBe("-"),
)

test.each([
  { input: "स्व0 रामधनी", result: "स्व॰ रामधनी" },
  { input: "Nasreen", result: "Nasreen" },
  { input: "Ram 2", result: "name.letters" },
  { input: "రాము", result: "name.script" },
  { input: "", result: "missing" },
  { input: "R".repeat(101), result: "text.too_long" },
])("a parent's name is otherwise a name: $input", ({ input, result }) => {
  const { data, error } = z.safeParse(required(parentName), input)
  expect(error ? error.issues[0]!.message : data).toBe(result)
})
