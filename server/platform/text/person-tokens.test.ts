import { expect, test } from "vitest"

import {
  abbreviationPatterns,
  foldName,
  lenientPersonPatterns,
  personPatterns,
  personRanks,
  personTokens,
} from "./person-tokens.ts"
import { splitWords } from "./tokens.ts"

const keys = (names: string) => new Set(splitWords(names).map(foldName))

test.each([
  "सुनीता Sunita Suneeta Sunitha",
  "राम Ram Rama",
  "चौधरी Chaudhary Choudhary Chaudhari Chowdhry",
  "लक्ष्मी Laxmi Lakshmi",
  "सिंह Singh Sinh",
  "मिश्र मिश्रा Mishra Misra",
  "प्रिया Priya",
  "कृष्ण Krishna Krishn",
  "विजय Vijay Vijai",
  "दीपक Deepak Dipak",
  "पूजा Pooja Puja",
  "ज्ञान Gyan",
  "आरती Aarti Arti",
  "यादव Yadav Yadaw",
  "कुशवाहा Kushwaha Kushvaha",
  "श्रीवास्तव Shrivastava Srivastava",
  "वर्मा Verma Varma",
  "मौर्य Maurya Mourya",
  "पांडेय पाण्डेय Pandey Pande",
  "तिवारी Tiwari Tiwary",
  "सौरभ Saurabh Sourabh",
  "फ़ैज़ान Faizan",
  "ज़ीनत Zeenat Jinat",
  "मोहम्मद Mohammad Muhammad",
  "अंसारी Ansari",
  "विकास Vikas Vikash",
  "चम्पा Champa",
  "छाया Chhaya",
  "श्वेता Shweta Sweta",
  "ऐश्वर्या Aishwarya",
  "अंजलि Anjali Anjalee",
  "गायत्री Gayatri Gaytri",
  "आयुष Ayush Aayush",
  "सुरेंद्र Surendra Surender",
])("%s have the same key", (names) => expect([...keys(names)]).toHaveLength(1))

test.each([
  "Sunita Sangita",
  "Ram Rani",
  "Vijay Vinay",
  "Anjali Anjani",
  "Sita Gita",
  "Shyam Seema",
  "सीमा सोमा",
])("%s have different keys", (names) => expect([...keys(names)]).toHaveLength(2))

test.each([
  { input: "सुनी", name: "Sunita" },
  { input: "Sun", name: "सुनीता" },
  { input: "Chau", name: "चौधरी" },
  { input: "Kush", name: "कुशवाहा" },
  { input: "Ver", name: "वर्मा" },
  { input: "May", name: "Mayank" },
  { input: "Sing", name: "सिंह" },
])("$input is the beginning of $name", ({ input, name }) => {
  const [key] = keys(input)
  const [whole] = keys(name)
  expect(whole!.startsWith(key!)).toBe(true)
})

test("a word of any letters has a key", () => {
  for (const word of ["a", "अ", "ऽ", "zz", "123", "łukasz", "x".repeat(60)]) {
    expect(foldName(word)).not.toBe("")
  }
})

const stored = personTokens(
  "सुनीता यादव",
  "Ram Dhani Yadav",
  "WRN2026-0012",
  "Sunita_Y@Example.org",
  "",
)

const matches = (patterns: readonly string[], tokens: string) =>
  patterns.length > 0 &&
  patterns.every((pattern) =>
    new RegExp(`^${pattern.replaceAll("|", "[|]").replaceAll("%", ".*")}$`).test(tokens),
  )
const isFound = (search: string) => matches(personPatterns(search), stored)

test.each([
  "Sunita",
  "suneeta yad",
  "यादव सुनीता",
  "ram dhani",
  "wrn2026-0012",
  "WRN2026/0012",
  "wrn2026",
  "sunita_y@example.org",
  "sunita.y@ex",
  "Sunita wrn2026",
])("%s is found", (search) => expect(isFound(search)).toBe(true))

test.each(["Sangita", "Sunita Singh", "2026", "0012", "%", "_", "", "example.org"])(
  "%s is not found",
  (search) => expect(isFound(search)).toBe(false),
)

test("words after the sixth are ignored", () =>
  expect(personPatterns("a b c d e f g")).toHaveLength(6))

test.each([
  ["Mohd Arif", "Mohammad Arif"],
  ["O\u02bcConnor", "O'Connor"],
  ["Md. Arif", "मोहम्मद आरिफ़"],
  ["Md Arif", "Mohammed Aarif"],
  ["मो० आरिफ", "Muhammad Arif"],
  ["मो॰ आरिफ", "Mohd. Arif"],
  ["मो0 आरिफ", "Mo. Arif"],
  ["Arif Mohd", "Arif Muhammed"],
  ["Km. Anjali", "Anjali Kumari"],
  ["कु० अंजलि", "Kumari Anjali"],
  ["कु०अंजलि", "Km Anjali"],
  ["Smt. Sunita Devi", "Sunita Devi"],
  ["Sunita Devi", "श्रीमती सुनीता देवी"],
  ["Shri Ram Dhani", "Ram Dhani"],
  ["Late Ram Dhani", "स्व० राम धनी"],
  ["राम धनी", "Sv. Ram Dhani"],
  ["Sushri Anjali", "Anjali"],
  ["Sushri Anjali", "सुश्री अंजलि"],
  ["अंजलि", "Sushri Anjali"],
])("'%s' finds %s", (search, name) =>
  expect(matches(personPatterns(search), personTokens(name))).toBe(true),
)

test.each([
  ["Shri", "Shriram"],
  ["मो", "मोहन"],
  ["Mo", "Mohan"],
  ["Km", "Kamal"],
])("'%s', which is also the beginning of a name, finds %s", (search, name) =>
  expect(matches(personPatterns(search), personTokens(name))).toBe(true),
)

test("a name that sounds like an abbreviation stays a name", () =>
  expect(matches(personPatterns("Samta Devi"), personTokens("Smt. Devi"))).toBe(false))

test.each([
  ["Md", "Mohammad Arif"],
  ["mohd", "मो० आरिफ"],
  ["Km", "Anjali Kumari"],
  ["मो", "Mohd. Arif"],
])("the abbreviation '%s' alone stands for the word in %s", (search, name) =>
  expect(matches(abbreviationPatterns(search), personTokens(name))).toBe(true),
)

test.each(["Md Arif", "Anjali"])("'%s' is no abbreviation alone", (search) =>
  expect(abbreviationPatterns(search)).toEqual([]),
)

test("Kumari need not match in a lenient search", () => {
  const tokens = personTokens("Anjali Verma")
  expect(matches(personPatterns("Anjali Kumari"), tokens)).toBe(false)
  expect(matches(lenientPersonPatterns("Anjali Kumari"), tokens)).toBe(true)
})

test.each([
  { search: "Sunita Devi", name: "Smt. सुनीता देवी", father: "Ram", rank: 0 },
  { search: "Anjali Kumari", name: "कु० अंजलि", father: "Ram", rank: 0 },
  { search: "Anjali Kumari", name: "Anjali", father: "Ram", rank: 1 },
  { search: "Devi Sunita", name: "Sunita Devi", father: "Ram", rank: 2 },
  { search: "Sunita", name: "Sunita Devi", father: "Ram", rank: 2 },
  { search: "Sunita", name: "Asha", father: "Sunita Devi", rank: 2 },
  { search: "Anjali Kumari", name: "Anjali Devi", father: "Ram", rank: 3 },
  { search: "Sun", name: "Sunita Devi", father: "Ram", rank: -1 },
])("'$search' has rank $rank for $name, child of $father", ({ search, name, father, rank }) => {
  const tokens = personTokens(name, father)
  expect(personRanks(search).findIndex((patterns) => matches(patterns, tokens))).toBe(rank)
})
