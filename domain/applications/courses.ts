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

/** A subject's name in a language; returns an unknown subject unchanged. */
export const subjectName = (subject: string, language: "en" | "hi"): string =>
  language === "hi" && Object.hasOwn(subjectNamesInHindi, subject)
    ? subjectNamesInHindi[subject as Subject]
    : subject

const scienceGroups = {
  ZBC: ["Botany", "Chemistry", "Zoology"],
  PCM: ["Physics", "Chemistry", "Maths"],
} as const satisfies Record<string, Subject[]>

/** The BSc group of a first major: ZBC for Zoology, Botany or Chemistry, else PCM (specification 4.3). */
export const scienceGroup = (firstMajor: string): keyof typeof scienceGroups =>
  (scienceGroups.ZBC as readonly string[]).includes(firstMajor) ? "ZBC" : "PCM"

/** Chemistry may be a second major, never the first (specification 4.3). */
export const canBeFirstMajor = (subject: string) => subject !== "Chemistry"

/** The subjects that are chosen more than once. */
export const conflictingSubjects = (...chosen: string[]) =>
  [...new Set(chosen)].filter(
    (subject) => subject && chosen.filter((other) => other === subject).length > 1,
  )

/** Subject conflict (specification 4.3): whether two of the chosen subjects are the same. */
export const haveConflict = (...chosen: string[]) => conflictingSubjects(...chosen).length > 0

export interface Course {
  /** The API's value of `course`, which is also the common name. */
  code: string
  /** The slug in /admission-form/{slug}/part-1. */
  slug: string
  /** The course number in the login reply (specification 6.3). */
  number: "1" | "2" | "3"
  name: { en: string; hi: string }
  shortName: { en: string; hi: string }
  subjects: readonly Subject[]
}

/** The three first-year courses and their subjects (specification 4.4). */
export const courses = [
  {
    code: "BA",
    slug: "ba",
    number: "1",
    name: { en: "Bachelor of Arts", hi: "कला स्नातक" },
    shortName: { en: "BA", hi: "बी.ए." },
    subjects: [
      "Hindi",
      "English",
      "Sanskrit",
      "Physical Education",
      "Sociology",
      "Political Science",
      "History",
      "Geography",
    ],
  },
  {
    code: "BSc",
    slug: "bsc",
    number: "2",
    name: { en: "Bachelor of Science", hi: "विज्ञान स्नातक" },
    shortName: { en: "BSc", hi: "बी.एस-सी." },
    subjects: ["Physics", "Chemistry", "Maths", "Botany", "Zoology"],
  },
  {
    code: "BCom",
    slug: "bcom",
    number: "3",
    name: { en: "Bachelor of Commerce", hi: "वाणिज्य स्नातक" },
    shortName: { en: "BCom", hi: "बी.कॉम." },
    subjects: [
      "Business Communication",
      "Business Statistics",
      "Business Organisation",
      "Introduction to Computer Application",
    ],
  },
] as const satisfies Course[]

export type CourseCode = (typeof courses)[number]["code"]
export const courseCodes = courses.map((course) => course.code)

/** Finds a course by code or slug, in any letter case. */
export const findCourse = (codeOrSlug: string): Course | undefined =>
  courses.find((course) => course.slug === codeOrSlug.toLowerCase())

/** The subjects offered as first major of a course. Show subjects that cannot be chosen as disabled. */
export const firstMajorOptions = (courseCode: string): readonly Subject[] =>
  courses.find((course) => course.code === courseCode)?.subjects ?? []

/** The subjects offered as second major. In BSc they are those of the first major's group, else all of the course. */
export const secondMajorOptions = (courseCode: string, firstMajor: string): readonly Subject[] =>
  courseCode === "BSc" ? scienceGroups[scienceGroup(firstMajor)] : firstMajorOptions(courseCode)
