import { describe, expect, test } from "vitest"

import { areAlike, likenessKey, likenessOf, type Person } from "./likeness.ts"

const person = (applicant_name: string, father_name: string, dob = "2007-03-27"): Person => ({
  applicant_name,
  father_name,
  dob,
})

const isLikely = (a: Person, b: Person) => {
  const [ofA, ofB] = [a, b].map((one) => likenessOf(one).split(" "))
  return likenessKey(a) === likenessKey(b) && areAlike(ofA!, ofB!)
}

const anjali = person("Anjali Kushwaha", "Ramdhani Kushwaha")

describe("likely one person", () => {
  test.each([
    { what: "the same spelling", a: anjali, b: anjali },
    { what: "Devanagari", a: anjali, b: person("अंजलि कुशवाहा", "रामधनी कुशवाहा") },
    { what: "another spelling", a: anjali, b: person("Anjalee Kushvaha", "Ramdhanee Kushwaha") },
    { what: "another surname", a: anjali, b: person("Anjali Kumari", "Ramdhani Prasad") },
    { what: "one name only", a: anjali, b: person("Anjali", "Ramdhani") },
    { what: "titles", a: anjali, b: person("Km. Anjali Kushwaha", "Late Shri Ramdhani Kushwaha") },
    { what: "titles in Devanagari", a: anjali, b: person("कुमारी अंजलि", "स्व॰ श्री रामधनी") },
    {
      what: "a name in one word or two",
      a: person("Ram Prasad", "Shiv Kumar"),
      b: person("Ramprasad", "Shivkumar"),
    },
    {
      what: "a letter twice where words are joined",
      a: person("Ram Manohar", "Ram Bharose"),
      b: person("Rammanohar", "Rambharose"),
    },
    {
      what: "Mohd before the name",
      a: person("Mohd. Imran", "Mohammad Yusuf"),
      b: person("इमरान", "मो. यूसुफ"),
    },
    {
      what: "a title as the only name",
      a: person("Kumari", "Ramdhani"),
      b: person("कुमारी", "रामधनी"),
    },
  ])("$what", ({ a, b }) => {
    expect(isLikely(a, b)).toBe(true)
    expect(isLikely(b, a)).toBe(true)
  })
})

describe("not likely one person", () => {
  test.each([
    {
      what: "another day of birth",
      b: person("Anjali Kushwaha", "Ramdhani Kushwaha", "2007-03-28"),
    },
    { what: "a sister", b: person("Anjani Kushwaha", "Ramdhani Kushwaha") },
    { what: "a twin", b: person("Suman Kushwaha", "Ramdhani Kushwaha") },
    { what: "another father", b: person("Anjali Kushwaha", "Ramesh Kushwaha") },
    { what: "the names of each other", b: person("Ramdhani Kushwaha", "Anjali Kushwaha") },
  ])("$what", ({ b }) => expect(isLikely(anjali, b)).toBe(false))

  test("Mohd. Imran and Mohd. Irfan", () => {
    const [imran, irfan] = [person("Mohd. Imran", "Yusuf"), person("Mohd. Irfan", "Yusuf")]
    expect(isLikely(imran, irfan)).toBe(false)
  })
})

test("the key holds no name", () => {
  expect(likenessKey(anjali)).toBe("2007-03-27 am rm")
})
