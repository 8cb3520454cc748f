import type { Bilingual, Language } from "../../content/text.ts"
import type { Compartment } from "../allocation-rule.ts"
import { claimName } from "../candidates/merit-claims.ts"
import type { Component } from "../candidates/merit-rule.ts"
import type { Category } from "../rule-terms.ts"

/** Categories with seats of their own: the name of a category is that of its seats and its list. */
const reservedNames = {
  SC: { en: "SC", hi: "अनुसूचित जाति" },
  ST: { en: "ST", hi: "अनुसूचित जनजाति" },
  OBC: { en: "OBC", hi: "अन्य पिछड़ा वर्ग" },
  EWS: { en: "EWS", hi: "आर्थिक रूप से कमज़ोर वर्ग" },
} satisfies Partial<Record<Category, Bilingual>>

export const categoryNames: Record<Category, Bilingual> = {
  GEN: { en: "General", hi: "सामान्य" },
  ...reservedNames,
}

/** The names of compartments, before the word "list". */
export const compartmentNames: Record<Compartment, Bilingual> = {
  open: { en: "open", hi: "अनारक्षित सीटों" },
  ...reservedNames,
}

/** The name of each list, where it stands alone. */
export const listLabels: Record<Compartment, Bilingual> = {
  open: { en: "Open seats", hi: "अनारक्षित सीटें" },
  ...reservedNames,
}

/** A seat of each compartment, in a sentence. */
export const seatNames: Record<Compartment, Bilingual> = {
  open: { en: "an open seat", hi: "अनारक्षित सीट" },
  SC: { en: "an SC seat", hi: "अनुसूचित जाति की सीट" },
  ST: { en: "an ST seat", hi: "अनुसूचित जनजाति की सीट" },
  OBC: { en: "an OBC seat", hi: "अन्य पिछड़ा वर्ग की सीट" },
  EWS: { en: "an EWS seat", hi: "आर्थिक रूप से कमज़ोर वर्ग की सीट" },
}

export const componentNames: Record<Component, Bilingual> = {
  highschool: { en: "Class 10", hi: "कक्षा 10" },
  intermediate: { en: "Class 12", hi: "कक्षा 12" },
  best_five: { en: "Best five subjects", hi: "सर्वश्रेष्ठ पाँच विषय" },
  subject_group: { en: "Group of subjects", hi: "विषय-समूह" },
  entrance: { en: "Entrance test", hi: "प्रवेश परीक्षा" },
}

/** The holders of a trait, where they stand alone. */
const traitLabels: Record<string, Bilingual> = {
  woman: { en: "Women", hi: "महिलाएँ" },
  disability: { en: "Persons with disability", hi: "दिव्यांगजन" },
  freedom_fighter: {
    en: "Dependants of freedom fighters",
    hi: "स्वतंत्रता सेनानियों के आश्रित",
  },
  ex_serviceman: { en: "Ex-servicemen and dependants", hi: "भूतपूर्व सैनिक और आश्रित" },
  other_state: { en: "Candidates of other states", hi: "अन्य राज्यों के आवेदक" },
}

const labels: Record<string, Bilingual> = {
  ...listLabels,
  ...categoryNames,
  ...componentNames,
  ...traitLabels,
}

/** The name of a list, category, component, trait or claim, where it stands alone. */
export const meritLabel = (name: string, language: Language) =>
  labels[name]?.[language] ?? claimName(name, language)

/** The holders of a trait, as in "guaranteed to women". */
const holderNames: Record<string, Bilingual> = {
  woman: { en: "women", hi: "महिलाओं" },
  disability: { en: "persons with disability", hi: "दिव्यांगजनों" },
  freedom_fighter: {
    en: "dependants of freedom fighters",
    hi: "स्वतंत्रता सेनानियों के आश्रितों",
  },
  ex_serviceman: {
    en: "ex-servicemen and their dependants",
    hi: "भूतपूर्व सैनिकों और उनके आश्रितों",
  },
  other_state: { en: "applicants from other states", hi: "अन्य राज्यों के आवेदकों" },
}

/** The holders of a trait. A trait that a college added has the name of its claim. */
export const holdersName = (trait: string, language: Language) =>
  holderNames[trait]?.[language] ?? claimName(trait, language)
