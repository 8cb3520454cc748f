import type { Bilingual } from "../../content/text.ts"
import type { Category } from "../rule-terms.ts"

/** Categories with seats of their own: the name of a category is that of its seats and its list. */
export const reservedNames = {
  SC: { en: "SC", hi: "अनुसूचित जाति" },
  ST: { en: "ST", hi: "अनुसूचित जनजाति" },
  OBC: { en: "OBC", hi: "अन्य पिछड़ा वर्ग" },
  EWS: { en: "EWS", hi: "आर्थिक रूप से कमज़ोर वर्ग" },
} satisfies Partial<Record<Category, Bilingual>>

export const categoryNames: Record<Category, Bilingual> = {
  GEN: { en: "General", hi: "सामान्य" },
  ...reservedNames,
}
