import { expect, test } from "vitest"
import * as z from "zod/mini"

import { name } from "./name.ts"
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
])("keeps the name %s unchanged", (typed) => expect(resultOf(typed)).toBe(typed.normalize("NFC")))

test.each([
  { typed: "  Ram   Dhani ", stored: "Ram Dhani", why: "spaces folded" },
  { typed: "Ram\u00a0Dhani", stored: "Ram Dhani", why: "no-break space" },
  { typed: "Ram\nDhani\t", stored: "Ram Dhani", why: "line break and tab" },
  { typed: "स्व० रामधनी", stored: "स्व॰ रामधनी", why: "a zero typed as abbreviation sign" },
  { typed: "मो० आरिफ", stored: "मो॰ आरिफ", why: "a zero typed as abbreviation sign" },
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
  { typed: "రాము", why: "another script" },
  { typed: "Рам", why: "Cyrillic that looks Latin" },
  { typed: ".Ram", why: "a dot in front" },
  { typed: "-", why: "nothing but a hyphen" },
  { typed: "\u200dराम", why: "a joiner in front" },
  { typed: "राम।", why: "a danda" },
])("refuses $why", ({ typed }) => expect(resultOf(typed)).toBe("name.letters"))

test.each([
  { typed: "R".repeat(100), answer: "R".repeat(100), length: 100 },
  { typed: "R".repeat(101), answer: "text.too_long", length: 101 },
])("a name of $length letters: $answer", ({ typed, answer }) =>
  expect(resultOf(typed)).toBe(answer),
)

test.each([["Ram\u200bDhani"], ["Ram\u202eDhani"], ["Ram\u0000"]])(
  "refuses an invisible character: %j",
  (typed) => expect(resultOf(typed)).toBe("text.invisible"),
)
