import type { Bilingual } from "../../content/text.ts"
import type { IdentityKind } from "./identity-kinds.ts"

/**
 * The papers of identity numbers, as pages and exports name them. A module of its own: the form gets the names of one
 * language with its texts.
 */
export const identityNames = {
  aadhaar: { en: "Aadhaar", hi: "आधार" },
  apaar: { en: "APAAR (ABC ID)", hi: "अपार (ABC ID)" },
  voter: { en: "Voter card", hi: "मतदाता पहचान पत्र" },
  passport: { en: "Passport", hi: "पासपोर्ट" },
  class_10: { en: "High school certificate", hi: "हाईस्कूल प्रमाण-पत्र" },
} satisfies Record<IdentityKind, Bilingual>
