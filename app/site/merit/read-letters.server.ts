import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { holdersName, seatNames } from "#domain/merit/explanation/names.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { OfferLetter, OfferLetters } from "#server/features/merit/merit.ts"

export const lettersMessages = messagesByLanguage({
  title: ["Offer letters", "सीट-प्रस्ताव पत्र"],
  count: ["Letters: {shown} of {total}", "पत्र: {total} में से {shown}"],
  hint: [
    "A4, one letter a page, in both languages. The counter scans the code.",
    "A4, हर पृष्ठ पर एक पत्र, दोनों भाषाओं में। काउंटर पर कोड स्कैन होता है।",
  ],
  none: ["Nobody is offered a seat now.", "अभी किसी को सीट का प्रस्ताव नहीं है।"],
})

/** The texts of a letter. A letter has both languages. */
const letterTexts = messagesByLanguage({
  subject: [
    "Offer of a seat: {programme}, session {session}",
    "सीट का प्रस्ताव: {programme}, सत्र {session}",
  ],
  number: [
    "Merit list {number}, published on {published}",
    "योग्यता सूची {number}, प्रकाशन {published}",
  ],
  to: ["{name}, child of {father}", "{name}, पिता {father}"],
  offer: [
    "You are offered {seat} by merit list {number}. Your rank is {rank}, your index {index}.",
    "योग्यता सूची {number} से आपको {seat} का प्रस्ताव है। आपका क्रम {rank} और योग्यता सूचकांक (मेरिट इंडेक्स) {index} है।",
  ],
  guarantee: [
    "The seat is one of those that are guaranteed to {holders}.",
    "यह सीट {holders} के लिए सुनिश्चित सीटों में से एक है।",
  ],
  accept: [
    "Accept it by {lastDate}: at the college, or at {address} with your admission code, date of birth and identity number. After that day the college may give the seat to the next person.",
    "इसे {lastDate} तक स्वीकार करें: महाविद्यालय में, या प्रवेश कोड, जन्मतिथि और पहचान संख्या से {address} पर। उसके बाद महाविद्यालय यह सीट अगले आवेदक को दे सकता है।",
  ],
  accepted: [
    "You have accepted this seat. It is kept for you.",
    "आपने यह सीट स्वीकार की है। यह आपके लिए सुरक्षित है।",
  ],
  bring: [
    "Bring this letter, your original documents and the fee slip of the bank.",
    "यह पत्र, मूल प्रमाण-पत्र और बैंक की शुल्क-पर्ची साथ लाएँ।",
  ],
  bringWithoutFee: [
    "Bring this letter and your original documents.",
    "यह पत्र और मूल प्रमाण-पत्र साथ लाएँ।",
  ],
  principal: ["Principal", "प्राचार्य"],
})

const textOf = (one: OfferLetter, all: OfferLetters, origin: string, language: Language) => {
  const texts = letterTexts[language]
  const values = {
    programme: all.programme[language],
    session: all.session,
    number: all.number,
    published: formatDay(all.published, language),
    lastDate: formatDay(all.lastDate, language),
    name: one.name,
    father: one.fatherName,
    seat: seatNames[one.compartment][language],
    rank: one.rank,
    index: formatHundredths(one.index),
    holders: one.guarantee ? holdersName(one.guarantee, language) : "",
    address: `${origin}${language === "hi" ? "/hi" : ""}/admission-status`,
  }
  return {
    language,
    subject: formatMessage(texts.subject, values),
    number: formatMessage(texts.number, values),
    to: formatMessage(texts.to, values),
    sentences: [
      texts.offer,
      ...(one.guarantee ? [texts.guarantee] : []),
      one.isAccepted ? texts.accepted : texts.accept,
      one.isFeeDue ? texts.bring : texts.bringWithoutFee,
    ].map((text) => formatMessage(text, values)),
    principal: texts.principal,
  }
}

/** The letters in both languages, the Hindi part first. */
export const readLetters = (all: OfferLetters, origin: string) => ({
  college: all.college,
  phones: all.phones,
  emblem: all.emblem,
  total: all.total,
  letters: all.letters.map((one) => ({
    number: one.number,
    qr: one.qr,
    parts: (["hi", "en"] as const).map((language) => textOf(one, all, origin, language)),
  })),
})

export type Letters = ReturnType<typeof readLetters>
