import type { Bilingual } from "../content/text.ts"
import type { Channel, NoticeKind } from "./notice.ts"

/** What a message is about, for staff and in exports. */
export const noticeKindNames: Record<NoticeKind, Bilingual> = {
  received: { en: "Application received", hi: "आवेदन मिला" },
  query: { en: "Question of the college", hi: "महाविद्यालय का प्रश्न" },
  offer: { en: "Offer of a seat", hi: "सीट का प्रस्ताव" },
  last_day: { en: "Last day tomorrow", hi: "कल अन्तिम तिथि" },
  decision: { en: "New status", hi: "नई स्थिति" },
  refund: { en: "Refund", hi: "शुल्क वापसी" },
  code: { en: "Forgotten code", hi: "भूला हुआ कोड" },
}

export const channelNames: Record<Channel, Bilingual> = {
  email: { en: "E-mail", hi: "ई-मेल" },
  sms: { en: "SMS", hi: "एस.एम.एस." },
}
