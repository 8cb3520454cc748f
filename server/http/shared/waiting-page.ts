import type { Language } from "#domain/content/languages.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

const messages = messagesByLanguage({
  title: ["You are waiting in line", "आप प्रतीक्षा-पंक्ति में हैं"],
  place: ["Your place in line: about {place}.", "पंक्ति में आपका स्थान: लगभग {place}।"],
  many: ["Many people are using this website at this moment.", "इस समय बहुत-से लोग इस वेबसाइट पर हैं।"],
  wait: [
    "You need not do anything: the page opens by itself when it is your turn. Who came first is let in first.",
    "आपको कुछ नहीं करना है: बारी आने पर पृष्ठ अपने-आप खुल जाएगा। जो पहले आया है, वह पहले जाएगा।",
  ],
  kept: [
    "A form that you have begun on this device is kept.",
    "इस फ़ोन या कम्प्यूटर पर शुरू किया गया फ़ॉर्म सुरक्षित है।",
  ],
  posted: {
    title: ["The form has not been received yet", "फ़ॉर्म अभी प्राप्त नहीं हुआ है"],
    again: [
      "Wait a minute, then reload this page and confirm that the browser sends the form again. Sending again can't make a second application.",
      "एक मिनट रुकें, फिर इस पृष्ठ को दोबारा लोड करें और ब्राउज़र के पूछने पर फ़ॉर्म दोबारा भेजें। दोबारा भेजने से दूसरा आवेदन नहीं बनेगा।",
    ],
  },
})

const style =
  "body{margin:0;background:#fffdf7;color:#1c2440;font:1.125rem/1.7 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:2rem 1rem}section{margin-block:2rem;padding-inline-start:1rem;border-inline-start:6px solid #14297a}h1,h2{margin:0;font-size:1.375rem;line-height:1.4;color:#14297a}p{margin:.5rem 0}strong{font-size:1.25rem}@media(prefers-color-scheme:dark){body{background:#10162b;color:#f2f2f2}h1,h2{color:#b9c6ff}section{border-color:#b9c6ff}}"

interface Given {
  /** Absent if the line takes no more people: the page only tries again. */
  place?: number
  seconds?: number
  isPosted: boolean
  isHindi: boolean
  /** From 0 to 1. */
  jitter: number
}

const section = (language: Language, heading: "h1" | "h2", { isPosted, place }: Given) => {
  const { title, many, wait, kept, posted, ...texts } = messages[language]
  const inLine = place
    ? `<p><strong>${formatMessage(texts.place, { place })}</strong></p><p>${wait}</p>`
    : `<p>${wait}</p>`
  const lines = isPosted ? `<p>${posted.again}</p>` : `${inLine}<p>${kept}</p>`
  return `<section lang="${language}"><${heading}>${isPosted ? posted.title : title}</${heading}><p>${many}</p>${lines}</section>`
}

/**
 * A page in both languages for those who wait, which needs nothing else: no database, no file, no script. It loads itself
 * again, unless it answers a posted form, which a browser would not send again.
 */
export const waitingPage = (given: Given) => {
  const { seconds = 15, isPosted, isHindi, jitter } = given
  const [first, second]: Language[] = isHindi ? ["hi", "en"] : ["en", "hi"]
  const again = Math.round(seconds * (1 + jitter / 3))
  const refresh = isPosted ? "" : `<meta http-equiv="refresh" content="${again}">`
  const { title, posted } = messages[first!]
  const html = `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refresh}<title>${isPosted ? posted.title : title}</title><style>${style}</style></head><body><main>${section(first!, "h1", given)}${section(second!, "h2", given)}</main></body></html>`
  return { html, style }
}
