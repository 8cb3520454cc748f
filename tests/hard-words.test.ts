// Sanskritised words of offices have a plain word beside them where applicants and visitors first meet them.
import { globSync, readFileSync } from "node:fs"

import { describe, expect, test } from "vitest"

/** Hard words, and the words that people use. One of them is in the sentence where a page first has the hard word. */
const hardWords: Record<string, string[]> = {
  भारांक: ["वेटेज", "अतिरिक्त अंक"],
  "क्षैतिज आरक्षण": ["विशेष श्रेणी"],
  "योग्यता सूचकांक": ["मेरिट इंडेक्स"],
  अनुक्रमांक: ["रोल नम्बर"],
  पूर्णांक: ["कुल अंक"],
  प्राप्तांक: ["मिले अंक"],
  "वचन-पत्र": ["अंडरटेकिंग"],
  अदेयता: ["नो ड्यूज़"],
  कुलानुशासक: ["प्रॉक्टर"],
  अनन्तिम: ["अस्थायी"],
  प्रसंस्करण: ["प्रोसेसिंग"],
  पावती: ["रसीद"],
  "अनुचित साधन": ["नकल"],
  निष्कासित: ["निकाले"],
  सुगम्यता: ["एक्सेसिबिलिटी"],
  विवरणिका: ["प्रॉस्पेक्टस"],
  शिक्षणेतर: ["नॉन-टीचिंग"],
  अंकेक्षण: ["ऑडिट"],
  अपीलीय: ["अपील सुनने"],
  प्राधिकारी: ["अधिकारी", "अथॉरिटी"],
  अधिगम: ["सीखने"],
  प्रतिपुष्टि: ["फ़ीडबैक"],
  संलग्नक: ["साथ"],
  उद्धृत: ["कॉपी"],
  स्थानान्तरण: ["टी.सी."],
}

/** Words that have a plain one everywhere: रद्द, ग़लत, फ़ोटोकॉपी, आवेदक, रिपोर्ट, आगे भेजना, गोद लिया, रजिस्टर, मना, ... */
const replaced =
  /निरस्त|असत्य|छायाप्रति|अभ्यर्थी|आख्या|अग्रसारित|अंगीकृत|पंजिका|वर्जित|ऐच्छिक|एकबारगी|ऊर्ध्व|अपरिवर्तनीय|विचाराधीन|पुरातन/

/** The Hindi sentences of a file, in order: lines with Devanagari. */
const sentencesOf = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => /\p{Script=Devanagari}/u.test(line))

const sources = globSync([
  "app/**/*.ts",
  "content/**/*.json",
  "content/pages/hi/*.md",
  "content/{pages,settings}.ts",
  "domain/applications/messages/*.ts",
  "domain/content/named-pages.ts",
  "domain/fields/messages/*.hi.ts",
  "domain/merit/explanation/*.ts",
])
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, sentences: sentencesOf(path) }))
  .filter(({ sentences }) => sentences.length > 0)

test("all texts are read", () => expect(sources.length).toBeGreaterThan(60))

describe.each(sources)("$path", ({ sentences }) => {
  test("has a plain word beside each hard one", () => {
    const missing = Object.entries(hardWords).flatMap(([hard, plain]) => {
      const first = sentences.find((sentence) => sentence.includes(hard))
      return first === undefined || plain.some((word) => first.includes(word))
        ? []
        : { hard, first }
    })
    expect(missing).toEqual([])
  })

  test("has no word that a plain one replaced", () =>
    expect(sentences.filter((sentence) => replaced.test(sentence))).toEqual([]))
})
