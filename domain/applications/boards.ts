import type { Language } from "../content/languages.ts"

/**
 * Boards of schools as suggestions, those of the state and its neighbours first. Other boards, and other spellings, are
 * typed; the text is stored as typed.
 */
const boards: readonly Record<Language, string>[] = [
  { en: "UP Board (UPMSP)", hi: "यूपी बोर्ड (माध्यमिक शिक्षा परिषद्, उत्तर प्रदेश)" },
  { en: "CBSE", hi: "सीबीएसई (CBSE)" },
  { en: "CISCE (ICSE / ISC)", hi: "सीआईएससीई (ICSE / ISC)" },
  { en: "NIOS", hi: "एनआईओएस (NIOS)" },
  { en: "UP Sanskrit Board", hi: "उत्तर प्रदेश माध्यमिक संस्कृत शिक्षा परिषद्" },
  { en: "UP Madarsa Board", hi: "उत्तर प्रदेश मदरसा शिक्षा परिषद्" },
  { en: "Bihar Board (BSEB)", hi: "बिहार बोर्ड (BSEB)" },
  { en: "MP Board (MPBSE)", hi: "मध्य प्रदेश बोर्ड (MPBSE)" },
  { en: "Uttarakhand Board (UBSE)", hi: "उत्तराखण्ड बोर्ड (UBSE)" },
  { en: "Haryana Board (HBSE)", hi: "हरियाणा बोर्ड (HBSE)" },
  { en: "Rajasthan Board (RBSE)", hi: "राजस्थान बोर्ड (RBSE)" },
  { en: "Delhi Board (DBSE)", hi: "दिल्ली बोर्ड (DBSE)" },
  { en: "Jharkhand Board (JAC)", hi: "झारखण्ड बोर्ड (JAC)" },
  { en: "Chhattisgarh Board (CGBSE)", hi: "छत्तीसगढ़ बोर्ड (CGBSE)" },
  { en: "Punjab Board (PSEB)", hi: "पंजाब बोर्ड (PSEB)" },
  { en: "Himachal Pradesh Board (HPBOSE)", hi: "हिमाचल प्रदेश बोर्ड (HPBOSE)" },
  { en: "Jammu and Kashmir Board (JKBOSE)", hi: "जम्मू और कश्मीर बोर्ड (JKBOSE)" },
  { en: "West Bengal Board (WBBSE / WBCHSE)", hi: "पश्चिम बंगाल बोर्ड (WBBSE / WBCHSE)" },
  { en: "Maharashtra Board (MSBSHSE)", hi: "महाराष्ट्र बोर्ड (MSBSHSE)" },
  { en: "Gujarat Board (GSEB)", hi: "गुजरात बोर्ड (GSEB)" },
]

/** The suggestions for a form in a language: a name is found in both languages. */
export const boardSuggestions = (language: Language): string[] => {
  const other = language === "en" ? "hi" : "en"
  return [...boards.map((board) => board[language]), ...boards.map((board) => board[other])]
}
