/** Every subject that the college teaches, by the API's value, with its Hindi name. */
export const subjectNamesInHindi = {
  Hindi: "हिन्दी",
  English: "अंग्रेज़ी",
  Sanskrit: "संस्कृत",
  "Physical Education": "शारीरिक शिक्षा",
  Sociology: "समाजशास्त्र",
  "Political Science": "राजनीति विज्ञान",
  History: "इतिहास",
  Geography: "भूगोल",
  Physics: "भौतिक विज्ञान",
  Chemistry: "रसायन विज्ञान",
  Maths: "गणित",
  Botany: "वनस्पति विज्ञान",
  Zoology: "जन्तु विज्ञान",
  "Business Communication": "व्यावसायिक सम्प्रेषण",
  "Business Statistics": "व्यावसायिक सांख्यिकी",
  "Business Organisation": "व्यावसायिक संगठन",
  "Introduction to Computer Application": "कम्प्यूटर अनुप्रयोग परिचय",
} as const

export type Subject = keyof typeof subjectNamesInHindi
export const subjects = Object.keys(subjectNamesInHindi) as Subject[]

export const scienceGroups = {
  ZBC: ["Botany", "Chemistry", "Zoology"],
  PCM: ["Physics", "Chemistry", "Maths"],
} as const satisfies Record<string, Subject[]>

/** The BSc group of a first major: ZBC for Zoology, Botany or Chemistry, else PCM (specification 4.3). */
export const scienceGroup = (firstMajor: string): keyof typeof scienceGroups =>
  (scienceGroups.ZBC as readonly string[]).includes(firstMajor) ? "ZBC" : "PCM"

/** Chemistry may be a second major, never the first (specification 4.3). */
export const canBeFirstMajor = (subject: string) => subject !== "Chemistry"

/** Subject conflict (specification 4.3): whether two of the chosen subjects are the same. */
export const haveConflict = (...chosen: string[]) => {
  const filled = chosen.filter(Boolean)
  return new Set(filled).size < filled.length
}
