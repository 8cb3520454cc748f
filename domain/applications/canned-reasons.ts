import * as z from "zod/mini"

import { textUpTo, required, optional } from "../fields/text-schemas.ts"
import { documentNames } from "./messages/claims-and-documents.ts"
import { needsReason, type Status } from "./workflow.ts"

/** The most sentences of each kind, and the longest one. */
export const cannedLimits = { count: 30, length: 200 } as const

const sentence = z.object({
  en: required(textUpTo(cannedLimits.length)),
  hi: required(textUpTo(cannedLimits.length)),
})
const sentences = z.array(sentence).check(z.maxLength(cannedLimits.count, "too_many"))

/** What staff often ask of applicants: questions, and the documents that an applicant can be asked to bring. */
export const cannedReasonsSchema = z.object({ questions: sentences, documents: sentences })
export type CannedReasons = z.infer<typeof cannedReasonsSchema>

/** The sentences of a new site. */
export const sampleReasons: CannedReasons = {
  questions: [
    {
      en: "The photo is not clear. Please bring a new one.",
      hi: "फ़ोटो स्पष्ट नहीं है। कृपया नई फ़ोटो लाएँ।",
    },
    {
      en: "The marks do not agree with the marksheet. Please bring the original.",
      hi: "अंक अंकपत्र से मेल नहीं खाते। कृपया मूल अंकपत्र लाएँ।",
    },
    {
      en: "The name differs from the marksheet. Which spelling is right?",
      hi: "नाम अंकपत्र से अलग है। कौन-सी वर्तनी सही है?",
    },
    {
      en: "The deposit slip of the fee is missing.",
      hi: "शुल्क की जमा पर्ची नहीं मिली है।",
    },
  ],
  documents: Object.values(documentNames),
}

const bring = { en: "Please bring", hi: "कृपया लाएँ" }

/**
 * The text that an applicant reads, in both languages because the reader's is not known: the chosen questions, then the
 * documents to bring.
 */
export const reasonText = ({ questions, documents }: CannedReasons) => {
  const inLanguage = (language: "en" | "hi") =>
    [
      ...questions.map((question) => question[language]),
      ...(documents.length > 0
        ? [`${bring[language]}: ${documents.map((document) => document[language]).join(", ")}`]
        : []),
    ].join(" ")
  const [hindi, english] = [inLanguage("hi"), inLanguage("en")]
  return hindi === "" ? "" : `${hindi} / ${english}`
}

// Not in workflow.ts: the console's first pages load that, and the library of schemas would double their own code.

/** Schema of the reason shown to the applicant, at most 500 characters. */
export const reasonFor = (to: Status) =>
  needsReason(to) ? required(textUpTo(500)) : optional(textUpTo(500))
