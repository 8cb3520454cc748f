import { parseAdmissionCode } from "../applications/admission-code.ts"
import type { Bilingual, Language } from "../content/text.ts"
import { dayFirst } from "../fields/india-time.ts"
import { toIsoDate } from "../fields/iso-date.ts"
import { normalizePassword, passwordLengthError } from "../fields/password.ts"

/** The login password: DDMMYYYY of a date of birth YYYY-MM-DD (specification 6.3). */
export const passwordOf = (isoDay: string) => dayFirst(isoDay).replaceAll("-", "")

/**
 * Failed sign-ins to one account (specification 10.2). Birth dates of students lie within a few years, so a week of
 * guesses must stay small.
 */
export const studentGuessLimits = {
  delays: [0, 0, 5, 15, 60, 120, 300, 600, 900],
  perDay: 10,
  perWeek: 30,
} as const

/** How long the code of the office's slip works. */
export const slipDays = 3

/** The idle timeout in minutes, and the maximum duration of a session in hours. */
export const sessionLimits = { idleMinutes: 30, hours: 8 } as const

/** Units of a waiting time, from the largest; each holds from so many seconds on. */
const waitUnits = [
  { seconds: 86_400, from: 172_800, en: "day", hi: ["दिन", "दिन"] },
  { seconds: 3600, from: 7200, en: "hour", hi: ["घंटा", "घंटे"] },
  { seconds: 60, from: 120, en: "minute", hi: ["मिनट", "मिनट"] },
  { seconds: 1, from: 0, en: "second", hi: ["सेकंड", "सेकंड"] },
] as const

/** A waiting time in words, rounded up: "45 seconds", "3 hours". */
export const waitText = (seconds: number, language: Language) => {
  const unit = waitUnits.find(({ from }) => seconds >= from)!
  const count = Math.ceil(seconds / unit.seconds)
  if (language === "hi") return `${count} ${unit.hi[count === 1 ? 0 : 1]}`
  return `${count} ${unit.en}${count === 1 ? "" : "s"}`
}

/** From this wait on, the refusal says what the office can do. */
const longWaitSeconds = 3600

/** The refusal of an attempt over a limit. */
export const tooManyText = (seconds: number, language: Language) =>
  signInReplies[seconds >= longWaitSeconds ? "too_many_today" : "too_many"][language].replace(
    "{wait}",
    waitText(seconds, language),
  )

/** The messages of the login call and of the call that sets a password. */
export const signInReplies = {
  refused: {
    en: "The Aadhaar number and the date of birth or password do not match an enrolled student.",
    hi: "यह आधार संख्या और जन्मतिथि या पासवर्ड किसी नामांकित विद्यार्थी से मेल नहीं खाते।",
  },
  too_many: {
    en: "Too many failed attempts. Please try again in {wait}.",
    hi: "बहुत अधिक असफल प्रयास हुए। कृपया {wait} बाद फिर प्रयास करें।",
  },
  too_many_today: {
    en: "Too many failed attempts. Please try again in {wait}, or ask the college office: it can print a slip with a code that lets you in at once.",
    hi: "बहुत अधिक असफल प्रयास हुए। कृपया {wait} बाद फिर प्रयास करें, या महाविद्यालय कार्यालय से कोड वाली पर्ची लें, जिससे आप तुरन्त लॉगिन कर सकते हैं।",
  },
  password_needed: {
    en: "Set a password of your own first.",
    hi: "पहले अपना पासवर्ड बनाएँ।",
  },
  password_set: {
    en: "Your password is set. From now on your date of birth opens nothing.",
    hi: "आपका पासवर्ड बन गया है। अब जन्मतिथि से लॉगिन नहीं होगा।",
  },
  password_refused: {
    en: "The password is not set. Correct the marked field.",
    hi: "पासवर्ड नहीं बना। चिह्नित खाना ठीक करें।",
  },
  not_signed_in: {
    en: "Please sign in again.",
    hi: "कृपया फिर से लॉगिन करें।",
  },
  malformed: {
    en: "The request can't be read. Send userid, password and role as a form or as JSON.",
    hi: "अनुरोध पढ़ा नहीं जा सका। userid, password और role को फ़ॉर्म या JSON के रूप में भेजें।",
  },
  failed: {
    en: "Something went wrong on our side. Please try again in a minute.",
    hi: "हमारी ओर से कुछ गड़बड़ हुई है। कृपया एक मिनट बाद फिर प्रयास करें।",
  },
} satisfies Record<string, Bilingual>

/**
 * What a student typed as password. It is told by its form alone, so that the work and the time of a check say nothing
 * about the account.
 */
export type SignInSecret =
  /** A date of birth, YYYY-MM-DD. */
  | { kind: "day"; day: string }
  /** The code on the office's slip. */
  | { kind: "code"; code: string }
  | { kind: "password"; password: string }
  /** Nothing that opens an account. */
  | { kind: "none" }

export const readSecret = (input: unknown): SignInSecret => {
  if (typeof input !== "string") return { kind: "none" }
  const day = toIsoDate(input)
  if (day) return { kind: "day", day }
  const code = parseAdmissionCode(input)
  if (code) return { kind: "code", code }
  const password = normalizePassword(input)
  return passwordLengthError(password) ? { kind: "none" } : { kind: "password", password }
}
