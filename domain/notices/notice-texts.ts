import type { Language } from "../content/languages.ts"
import { dayFirst } from "../fields/india-time.ts"
import { defineMessages, messagesIn, type Message } from "../messages/define-messages.ts"
import { formatMessage } from "../messages/format-message.ts"
import type { NoticeData, NoticeKind } from "./notice.ts"

/**
 * The texts of messages. They name the applicant and the application number, and nothing else of the person: a phone is shared,
 * and an SMS passes through several companies. What was decided or asked is on the status page, which asks for the code.
 */
const texts = defineMessages({
  subject: {
    received: ["Application {number} received", "आवेदन {number} मिला"],
    query: ["A question about application {number}", "आवेदन {number} के बारे में प्रश्न"],
    offer: ["A seat for application {number}", "आवेदन {number} के लिए सीट"],
    last_day: ["Last day tomorrow: application {number}", "कल अन्तिम तिथि: आवेदन {number}"],
    decision: ["New status of application {number}", "आवेदन {number} की नई स्थिति"],
    refund: ["Refund for application {number}", "आवेदन {number} की शुल्क वापसी"],
    code: ["Admission code of application {number}", "आवेदन {number} का प्रवेश कोड"],
  },
  body: {
    received: [
      "Dear {name}, {college} has received your application {number}. Its status: {site}",
      "प्रिय {name}, {college} को आपका आवेदन {number} मिल गया है। उसकी स्थिति: {site}",
    ],
    query: [
      "Dear {name}, {college} has a question about your application {number}. Read and answer it: {site}",
      "प्रिय {name}, आपके आवेदन {number} के बारे में {college} ने कुछ पूछा है। पढ़ें और उत्तर दें: {site}",
    ],
    offer: [
      "Dear {name}, {college} offers you a seat for application {number}. Answer by {day}: {site}",
      "प्रिय {name}, आवेदन {number} पर {college} ने आपको सीट दी है। {day} तक उत्तर दें: {site}",
    ],
    last_day: [
      "Dear {name}, tomorrow, {day}, is the last day for your application {number} at {college}: {what}. See {site}",
      "प्रिय {name}, {college} में आपके आवेदन {number} के लिए कल ({day}) अन्तिम दिन है: {what}। देखें: {site}",
    ],
    decision: [
      "Dear {name}, your application {number} at {college} has a new status. Read it: {site}",
      "प्रिय {name}, {college} में आपके आवेदन {number} की स्थिति बदल गई है। यहाँ पढ़ें: {site}",
    ],
    refund: [
      "Dear {name}, {college} has recorded the refund of the fee for your application {number}. See {site}",
      "प्रिय {name}, {college} ने आपके आवेदन {number} के शुल्क की वापसी दर्ज कर ली है। देखें: {site}",
    ],
    code: [
      "Dear {name}, the admission code of your application {number} at {college} is {code}. Give it to nobody. {site}",
      "प्रिय {name}, {college} में आपके आवेदन {number} का प्रवेश कोड {code} है। यह किसी को न बताएँ। {site}",
    ],
  },
  what: {
    answer: ["answer the question", "प्रश्न का उत्तर देना"],
    seat: ["accept the seat", "सीट स्वीकार करना"],
    fee: ["pay the fee", "शुल्क जमा करना"],
    marks: ["enter the marks", "अंक भरना"],
  },
  stop: [
    "You get this message because you gave this address in your application. To stop such messages, open the status of your application: {site}",
    "यह सन्देश इसलिए आया है क्योंकि आपने आवेदन में यह पता दिया था। ऐसे सन्देश बन्द करने के लिए अपने आवेदन की स्थिति खोलें: {site}",
  ],
})

/** What every message needs. */
export interface NoticeFacts {
  kind: NoticeKind
  data: NoticeData
  /** As the applicant wrote it. */
  name: string
  applicationNumber: string
  admissionCode: string
}

export interface NoticePlace {
  college: Readonly<Record<Language, string>>
  /** The origin of the site, like https://college.example. */
  origin: string
}

/** The address of the status page. */
const statusUrl = ({ origin }: NoticePlace, language: Language) =>
  `${origin}${language === "hi" ? "/hi" : ""}/admission-status`

type Names = "name" | "number" | "day" | "what" | "code" | "college" | "site"

/**
 * A name as a message has it. An applicant may enter the contact of another person, and a link as the name: a
 * phone makes one of what has no space after its dot.
 */
const withoutLink = (name: string) => name.replaceAll(/[.@](?=\p{L})/gu, "$& ")

/** The values that differ from message to message. */
export const variablesOf = (facts: NoticeFacts, language: Language) => ({
  name: withoutLink(facts.name),
  number: facts.applicationNumber,
  day: facts.data.day ? dayFirst(facts.data.day) : "",
  what: facts.data.what ? messagesIn(language, texts.what)[facts.data.what] : "",
  code: facts.admissionCode,
})

export type VariableName = keyof ReturnType<typeof variablesOf>

const fixedOf = (place: NoticePlace, language: Language) => ({
  college: place.college[language],
  site: statusUrl(place, language),
})

/** Each text names some of the values. */
const bodyOf = (kind: NoticeKind, language: Language) =>
  messagesIn(language, texts.body)[kind] as string as Message<Names>

/** The variables of a text, in their order. */
export const variablesIn = (kind: NoticeKind, language: Language): VariableName[] =>
  [...bodyOf(kind, language).matchAll(/\{(name|number|day|what|code)\}/g)].map(
    ([, name]) => name as VariableName,
  )

/** The text that a college registers with DLT: each variable is {#var#}. */
export const templateToRegister = (kind: NoticeKind, language: Language, place: NoticePlace) => {
  const variable = "{#var#}"
  const all = { name: variable, number: variable, day: variable, what: variable, code: variable }
  return formatMessage(bodyOf(kind, language), { ...all, ...fixedOf(place, language) })
}

/** The text of a message in one language. */
export const messageTextOf = (facts: NoticeFacts, place: NoticePlace, language: Language) =>
  formatMessage(bodyOf(facts.kind, language), {
    ...variablesOf(facts, language),
    ...fixedOf(place, language),
  })

/** An e-mail in both languages, that of the form first. */
export const emailTextOf = (facts: NoticeFacts, place: NoticePlace, first: Language) => {
  const order: Language[] = first === "en" ? ["en", "hi"] : ["hi", "en"]
  const parts = order.map((language) => {
    const values = { ...variablesOf(facts, language), ...fixedOf(place, language) }
    const { subject, stop } = messagesIn(language, texts)
    const body = messageTextOf(facts, place, language)
    return {
      subject: formatMessage<"number">(subject[facts.kind], values),
      text: `${body}\n\n${formatMessage(stop, values)}\n\n${place.college[language]}`,
    }
  })
  return {
    subject: parts.map(({ subject }) => subject).join(" | "),
    text: `${parts.map(({ text }) => text).join("\n\n* * *\n\n")}\n`,
  }
}
