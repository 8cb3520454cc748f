import { expect, test } from "vitest"

import { foldName } from "./fold-name.ts"
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
  { typed: "सुनी", name: "Sunita" },
  { typed: "Sun", name: "सुनीता" },
  { typed: "Chau", name: "चौधरी" },
  { typed: "Kush", name: "कुशवाहा" },
  { typed: "Ver", name: "वर्मा" },
  { typed: "May", name: "Mayank" },
  { typed: "Sing", name: "सिंह" },
])("$typed is the beginning of $name", ({ typed, name }) => {
  const [key] = keys(typed)
  const [whole] = keys(name)
  expect(whole!.startsWith(key!)).toBe(true)
})

test("a word of any letters has a key", () => {
  for (const word of ["a", "अ", "ऽ", "zz", "123", "łukasz", "x".repeat(60)]) {
    expect(foldName(word)).not.toBe("")
  }
})
