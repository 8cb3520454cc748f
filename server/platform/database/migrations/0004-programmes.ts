import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const arts = {
  Hindi: "हिन्दी",
  English: "अंग्रेज़ी",
  Sanskrit: "संस्कृत",
  "Physical Education": "शारीरिक शिक्षा",
  Sociology: "समाजशास्त्र",
  "Political Science": "राजनीति विज्ञान",
  History: "इतिहास",
  Geography: "भूगोल",
}
const science = {
  Physics: "भौतिक विज्ञान",
  Chemistry: "रसायन विज्ञान",
  Maths: "गणित",
  Botany: "वनस्पति विज्ञान",
  Zoology: "जन्तु विज्ञान",
}
const commerce = {
  "Business Communication": "व्यावसायिक सम्प्रेषण",
  "Business Statistics": "व्यावसायिक सांख्यिकी",
  "Business Organisation": "व्यावसायिक संगठन",
  "Introduction to Computer Application": "कम्प्यूटर अनुप्रयोग परिचय",
}
const all = { ...arts, ...science, ...commerce }

/** The order of the courses page. */
const subjects = Object.entries({
  ...arts,
  Botany: science.Botany,
  Physics: science.Physics,
  Chemistry: science.Chemistry,
  Zoology: science.Zoology,
  Maths: science.Maths,
  ...commerce,
}).map(([code, hi]) => ({
  code,
  name: { en: code, hi },
  ...(code === "Maths" && { full_name: { en: "Mathematics", hi } }),
}))

const slotsOf = (own: object, notFirst: string[], hasGroups: boolean) => {
  const slot = { is_required: true, subjects: Object.keys(own), excluded: [], same_group: false }
  return [
    { ...slot, field: "first_major_subject", excluded: notFirst },
    { ...slot, field: "second_major_subject", same_group: hasGroups },
    { ...slot, field: "minor_subject", subjects: Object.keys(all) },
  ]
}

/** What the code of the last version said about the courses. */
const courses: Record<string, object> = {
  BA: {
    number: "1",
    name: { en: "Bachelor of Arts", hi: "कला स्नातक" },
    short_name: { en: "BA", hi: "बी.ए." },
    slots: slotsOf(arts, [], false),
    groups: [],
  },
  BSc: {
    number: "2",
    name: { en: "Bachelor of Science", hi: "विज्ञान स्नातक" },
    short_name: { en: "BSc", hi: "बी.एस-सी." },
    slots: slotsOf(science, ["Chemistry"], true),
    groups: [
      { code: "ZBC", subjects: ["Botany", "Chemistry", "Zoology"] },
      { code: "PCM", subjects: ["Physics", "Chemistry", "Maths"] },
    ],
  },
  BCom: {
    number: "3",
    name: { en: "Bachelor of Commerce", hi: "वाणिज्य स्नातक" },
    short_name: { en: "BCom", hi: "बी.कॉम." },
    slots: slotsOf(commerce, [], false),
    groups: [],
  },
}

interface OldSession {
  programmes: { code: string }[]
}

const upgraded = (data: string) => {
  const { programmes, ...session } = JSON.parse(data) as OldSession
  return JSON.stringify({
    ...session,
    subjects,
    programmes: programmes.map(({ code, ...programme }) => ({
      code,
      ...courses[code],
      subject_seats: [],
      ...programme,
    })),
  })
}

/** Gives every stored session, and its former versions, the courses and subjects that the code named before. */
export const programmes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ["items", "revisions"]) {
      const { rows } = await sql<{ slug: string; version: number; data: string }>`
        select slug, version, data from ${sql.table(table)} where collection = 'sessions'`.execute(
        db,
      )
      for (const { slug, version, data } of rows) {
        await sql`update ${sql.table(table)} set data = ${upgraded(data)}
          where collection = 'sessions' and slug = ${slug} and version = ${version}`.execute(db)
      }
    }
  },
}
