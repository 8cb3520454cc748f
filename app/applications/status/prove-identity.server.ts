import { valueLabels } from "#domain/applications/format-value.ts"
import type { Language } from "#domain/content/text.ts"
import type { IdentityKind } from "#domain/fields/identifiers/identity-kinds.ts"
import { timeInIndia } from "#domain/fields/india-time.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { identityField } from "./status-input.ts"

const messages = messagesByLanguage({
  label: ["{paper} number of the application", "आवेदन की {paper} संख्या"],
  aadhaarHint: [
    "All 12 digits. The code alone is not enough here: others may have seen it on paper.",
    "पूरे 12 अंक। यहाँ केवल कोड पर्याप्त नहीं है: काग़ज़ पर वह किसी और ने भी देखा हो सकता है।",
  ],
  hint: [
    "The whole number, as in the application. The code alone is not enough here: others may have seen it on paper.",
    "पूरी संख्या, जैसी आवेदन में है। यहाँ केवल कोड पर्याप्त नहीं है: काग़ज़ पर वह किसी और ने भी देखा हो सकता है।",
  ],
  missing: ["Enter the {paper} number", "{paper} संख्या लिखें"],
  aadhaarFormat: [
    "Check the Aadhaar number: it has 12 digits, and one of them is wrong or missing",
    "आधार संख्या जाँचें: इसमें 12 अंक होते हैं, और कोई अंक ग़लत है या छूट गया है",
  ],
  format: [
    "Check the {paper} number: enter it as in the application, with all letters and digits",
    "{paper} संख्या जाँचें: सभी अक्षर और अंक वैसे ही लिखें जैसे आवेदन में हैं",
  ],
  wrong: [
    "This is not the {paper} number of the application. Nothing was stored. After several wrong numbers you must wait, longer each time.",
    "यह इस आवेदन की {paper} संख्या नहीं है। कुछ दर्ज नहीं हुआ। कई बार ग़लत लिखने पर हर बार कुछ अधिक देर रुकना होगा।",
  ],
  tooMany: [
    "Too many wrong numbers. Nothing was stored. Try again after {time}, or go to the admission counter with your {card}.",
    "बहुत बार ग़लत संख्या लिखी गई। कुछ दर्ज नहीं हुआ। {time} बजे के बाद फिर प्रयास करें, या {card} लेकर प्रवेश काउंटर पर जाएँ।",
  ],
  aadhaarCard: ["Aadhaar card", "आधार कार्ड"],
})

/** The texts of the field that asks for the whole identity number, which is of the paper that the application names. */
export const identityMessages = (language: Language, kind: IdentityKind) => {
  const texts = messages[language]
  const isAadhaar = kind === "aadhaar"
  const paper = valueLabels({ courses: [], subjects: [] }, language).options[kind]!
  const card = isAadhaar ? texts.aadhaarCard : paper
  const withPaper = (text: string) => formatMessage(text, { paper })
  return {
    label: withPaper(texts.label),
    hint: isAadhaar ? texts.aadhaarHint : texts.hint,
    isDigits: isAadhaar,
    errors: {
      missing: withPaper(texts.missing),
      format: isAadhaar ? texts.aadhaarFormat : withPaper(texts.format),
      wrong: withPaper(texts.wrong),
      tooMany: (time: string) => formatMessage(texts.tooMany, { time, card }),
    },
  }
}

export type IdentityMessages = Omit<ReturnType<typeof identityMessages>, "errors">

/** Why an act that binds was not done, and the HTTP status of the answer. */
export interface Unproven {
  error: string
  status: 422 | 429
}

/** The time in India from which a refused try is allowed again, to the minute: seconds are not shown. */
export const minuteAfter = (retryAt: Date) => timeInIndia(new Date(retryAt.getTime() + 59_999))

/** Checks the number that a form of the status page sent; undefined if it is that of the application. */
export const whyUnproven = async (
  server: Pick<RequestContext, "proveIdentity">,
  { admissionCode, identityKind }: Pick<ApplicationStatus, "admissionCode" | "identityKind">,
  fields: URLSearchParams,
  language: Language,
  field: string = identityField,
): Promise<Unproven | undefined> => {
  const { errors } = identityMessages(language, identityKind)
  const result = await server.proveIdentity(admissionCode, fields.get(field))
  if (result.outcome === "proven") return undefined
  if (result.outcome !== "too many") return { error: errors[result.outcome], status: 422 }
  return { error: errors.tooMany(minuteAfter(result.retryAt)), status: 429 }
}
