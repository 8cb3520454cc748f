import type { Language } from "#domain/content/languages.ts"

const en = {
  title: "Offer letters",
  count: "Letters: {shown} of {total}",
  hint: "A4, one letter a page, in both languages. The counter scans the code.",
  none: "Nobody is offered a seat now.",
}

const hi: typeof en = {
  title: "सीट-प्रस्ताव पत्र",
  count: "पत्र: {total} में से {shown}",
  hint: "A4, हर पृष्ठ पर एक पत्र, दोनों भाषाओं में। काउंटर पर कोड स्कैन होता है।",
  none: "अभी किसी को सीट का प्रस्ताव नहीं है।",
}

/** Messages around the printed letters. */
export const lettersMessages = (language: Language) => ({ en, hi })[language]

/** The texts of a letter in one language. A letter has both. */
const letter = {
  en: {
    subject: "Offer of a seat: {programme}, session {session}",
    number: "Merit list {number}, published on {published}",
    to: "{name}, child of {father}",
    offer:
      "You are offered {seat} by merit list {number}. Your rank is {rank}, your index {index}.",
    guarantee: "The seat is one of those that are guaranteed to {holders}.",
    accept:
      "Accept it by {lastDate}: at the college, or at {address} with your admission code and date of birth. After that day the college may give the seat to the next person.",
    accepted: "You have accepted this seat. It is kept for you.",
    bring: "Bring this letter, your original documents and the fee slip of the bank.",
    principal: "Principal",
  },
  hi: {
    subject: "सीट का प्रस्ताव: {programme}, सत्र {session}",
    number: "योग्यता सूची {number}, प्रकाशन {published}",
    to: "{name}, पिता {father}",
    offer:
      "योग्यता सूची {number} से आपको {seat} का प्रस्ताव है। आपका क्रम {rank} और योग्यता सूचकांक {index} है।",
    guarantee: "यह सीट {holders} के लिए सुनिश्चित सीटों में से एक है।",
    accept:
      "इसे {lastDate} तक स्वीकार करें: महाविद्यालय में, या प्रवेश कोड और जन्मतिथि से {address} पर। उसके बाद महाविद्यालय यह सीट अगले आवेदक को दे सकता है।",
    accepted: "आपने यह सीट स्वीकार की है। यह आपके लिए सुरक्षित है।",
    bring: "यह पत्र, मूल प्रमाण-पत्र और बैंक की शुल्क-पर्ची साथ लाएँ।",
    principal: "प्राचार्य",
  },
} satisfies Record<Language, Record<string, string>>

export const letterTexts = letter
