import { withSiteSpelling } from "#domain/content/site-spelling.ts"
import type { Language } from "#domain/content/text.ts"

const inEnglish = (instant: Date, isToday: boolean) =>
  instant.toLocaleString("en-IN", {
    ...(!isToday && { day: "2-digit", month: "2-digit" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })

// Hindi names the part of the day: 00:01 is "रात 12:01 बजे".
const inHindi = (instant: Date, isToday: boolean) => {
  const time = instant.toLocaleTimeString("hi-IN", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    dayPeriod: "short",
  })
  const day = instant.toLocaleDateString("hi-IN", { day: "numeric", month: "long" })
  return isToday ? `${time} बजे` : `${withSiteSpelling(day)} को ${time} बजे`
}

/** An instant as local time in the page's language, with the day unless it is today. */
export const formatClockTime = (at: number, language: Language) => {
  const instant = new Date(at)
  const isToday = instant.toDateString() === new Date().toDateString()
  return (language === "hi" ? inHindi : inEnglish)(instant, isToday)
}
