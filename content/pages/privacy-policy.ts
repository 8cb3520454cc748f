import type { ItemOf } from "#domain/content/collections.ts"

import { privacyPolicyInEnglish } from "./privacy-policy.en.ts"
import { privacyPolicyInHindi } from "./privacy-policy.hi.ts"

export const privacyPolicy: ItemOf<"pages"> = {
  title: { en: "Privacy Policy", hi: "गोपनीयता नीति" },
  path: "/privacyy-policy", // spelling as given
  is_published: true,
  body: { en: privacyPolicyInEnglish, hi: privacyPolicyInHindi },
}
