import type { ItemOf } from "#domain/content/collections.ts"

import { privacyPolicyInEnglish } from "./privacy-policy.en.ts"
import { privacyPolicyInHindi } from "./privacy-policy.hi.ts"

export const privacyPolicy: ItemOf<"pages"> = {
  title: { en: "Privacy Policy", hi: "गोपनीयता नीति" },
  path: "/privacyy-policy", // misspelt in the specification
  excerpt: {
    en: "What the college keeps about you, why, who sees it, and what you may ask of us.",
    hi: "महाविद्यालय आपकी कौन-सी जानकारी रखता है, क्यों, उसे कौन देखता है, और आप हमसे क्या माँग सकते हैं।",
  },
  body: { en: privacyPolicyInEnglish, hi: privacyPolicyInHindi },
}
