import { isClaimed } from "../../applications/claims.ts"
import type { Bilingual } from "../../content/text.ts"
import { dayInIndia, startOfDayInIndia } from "../../fields/india-time.ts"
import { textUpTo, required } from "../../fields/text-schemas.ts"
import { normalizeLines } from "../../fields/text.ts"

/** What the college decides about an objection. */
export const verdicts = ["upheld", "rejected"] as const
export type Verdict = (typeof verdicts)[number]

/** The most characters of an objection, and of its answer. */
export const objectionLength = 1000

/** The topic of an objection to the index as a whole. Any other is the name of a claim. */
export const indexTopic = "index"

/** Whether an applicant can object to this: to the index, or to a claim of the own application. */
export const isTopicOf = (topic: string, form: Readonly<Record<string, unknown>>) =>
  topic === indexTopic || isClaimed(topic, form)

/** The text of an objection, or of its answer. */
export const objectionText = required(textUpTo(objectionLength), normalizeLines)

/** Days on which a college takes objections, if the officer names no other last day. */
const usualDays = 3

/** The last day for objections to a list that is public from an instant on: YYYY-MM-DD. */
export const lastObjectionDay = (publishedAt: string) =>
  dayInIndia(startOfDayInIndia(dayInIndia(new Date(publishedAt)), usualDays))

/** Sentences with which an answer often begins. The applicant's language is not known, so both are sent. */
export const cannedAnswers: Record<Verdict, Bilingual[]> = {
  upheld: [
    {
      en: "Your objection is right. The record is corrected, and the next list uses it.",
      hi: "आपकी आपत्ति सही है। रिकॉर्ड सुधार दिया गया है और अगली सूची उसी से बनेगी।",
    },
    {
      en: "Your certificate is verified now. The next list counts it.",
      hi: "आपका प्रमाण-पत्र अब सत्यापित है। अगली सूची में वह गिना जाएगा।",
    },
  ],
  rejected: [
    {
      en: "The percentage agrees with your marksheet.",
      hi: "प्रतिशत आपके अंकपत्र से मेल खाता है।",
    },
    {
      en: "The certificate is missing or not valid.",
      hi: "प्रमाण-पत्र नहीं है या मान्य नहीं है।",
    },
    {
      en: "The rule of the course does not count this certificate.",
      hi: "पाठ्यक्रम के नियम में यह प्रमाण-पत्र नहीं गिना जाता।",
    },
  ],
}
