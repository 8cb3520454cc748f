import type { Bilingual } from "../content/text.ts"
import { dayFirst } from "../fields/india-time.ts"

/** The login password: DDMMYYYY of a date of birth YYYY-MM-DD (specification 6.3). */
export const passwordOf = (isoDay: string) => dayFirst(isoDay).replaceAll("-", "")

/** Failed sign-in attempts allowed within a window (specification 10.2). */
export const signInLimits = { windowMinutes: 15, perAadhaar: 5, perAddress: 30 } as const

/** The idle timeout in minutes, and the maximum duration of a session in hours. */
export const sessionLimits = { idleMinutes: 30, hours: 8 } as const

/** The messages of the login call. */
export const signInReplies = {
  refused: {
    en: "The Aadhaar number and the date of birth do not match an enrolled student.",
    hi: "यह आधार संख्या और जन्मतिथि किसी नामांकित विद्यार्थी से मेल नहीं खातीं।",
  },
  too_many: {
    en: "Too many failed attempts. Please try again in {minutes} minutes.",
    hi: "बहुत अधिक असफल प्रयास हुए। कृपया {minutes} मिनट बाद फिर प्रयास करें।",
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
