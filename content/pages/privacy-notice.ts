import type { ItemOf } from "#domain/content/collections.ts"

import { privacyNoticeInEnglish } from "./privacy-notice.en.ts"
import { privacyNoticeInHindi } from "./privacy-notice.hi.ts"

/** Shown before the admission form; template variables in {braces} are filled from the settings. */
export const privacyNotice: ItemOf<"pages"> = {
  title: { en: "Privacy notice for applicants", hi: "आवेदकों के लिए गोपनीयता सूचना" },
  path: "/privacy-notice",
  excerpt: {
    en: "What the admission form asks, why, who sees it, how long it is kept, and what you may ask of us.",
    hi: "प्रवेश फ़ॉर्म में क्या पूछा जाता है, क्यों, उसे कौन देखता है, कब तक रखा जाता है और आप हमसे क्या माँग सकते हैं।",
  },
  body: { en: privacyNoticeInEnglish, hi: privacyNoticeInHindi },
}
