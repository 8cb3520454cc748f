import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { holdersName, seatNames } from "#domain/merit/explanation/names.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { OfferLetter, OfferLetters } from "#server/features/merit/merit.ts"

import { letterTexts } from "./letter-messages.server.ts"

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
      texts.bring,
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
