/**
 * Wording by gender (specification 7.2). Hindi verbs are gendered. Gender 3 (other) gets both forms, because the
 * feminine alone would call that person a daughter.
 */
export const genderedForms = {
  1: {
    hi: {
      child: "पुत्र",
      myChild: "अपने पुत्र/आश्रित",
      do: "करता हूँ",
      willDo: "करूँगा",
      willBe: "होऊँगा",
    },
    en: { child: "son", myChild: "my son or ward" },
  },
  2: {
    hi: {
      child: "पुत्री",
      myChild: "अपनी पुत्री/आश्रिता",
      do: "करती हूँ",
      willDo: "करूँगी",
      willBe: "होऊँगी",
    },
    en: { child: "daughter", myChild: "my daughter or ward" },
  },
  3: {
    hi: {
      child: "सन्तान",
      myChild: "अपनी सन्तान/आश्रित",
      do: "करता/करती हूँ",
      willDo: "करूँगा/करूँगी",
      willBe: "होऊँगा/होऊँगी",
    },
    en: { child: "child", myChild: "my child or ward" },
  },
}

/** The names that a declaration may have in braces, by language. */
export const declarationSlots = {
  hi: ["applicant", "father", ...Object.keys(genderedForms[1].hi)],
  en: ["applicant", "father", ...Object.keys(genderedForms[1].en)],
}
