import type { CollectionName } from "#domain/content/collections.ts"

import type { SiteEditor } from "./site-editor.ts"

const both = (en: string, hi: string) => ({ en, hi })

/** What refers to others first. */
const cleared: readonly CollectionName[] = [
  "contacts",
  "people",
  "photos",
  "albums",
  "videos",
  "notices",
  "events",
  "slides",
  "dignitaries",
  "tiles",
  "statistics",
  "campus_life",
  "important_links",
  "social_links",
  "facilities",
  "holidays",
  "departments",
  "faculties",
]

/** Pages that stay: those which the law or a form asks for. */
const kept = new Set([
  "privacy-notice",
  "privacy-policy",
  "terms-and-conditions",
  "college-history",
])

/** A small college with two departments, one notice and no photographs, and with long names. */
export const makePoor = async (site: SiteEditor) => {
  for (const collection of cleared) await site.clear(collection)
  await site.clear("pages", (id) => !kept.has(id))
  await site.clear("menus", (id) => !["home", "about", "contact"].includes(id))
  const faculty = await site.add("faculties", {
    title: both(
      "Faculty of Arts, Humanities and Social Sciences",
      "कला, मानविकी एवं सामाजिक विज्ञान संकाय",
    ),
    path: "/faculty",
    lead: both("", ""),
  })
  for (const [en, hi] of [
    ["Ancient Indian History, Culture and Archaeology", "प्राचीन भारतीय इतिहास, संस्कृति एवं पुरातत्त्व"],
    ["Hindi and Other Modern Indian Languages", "हिन्दी तथा अन्य आधुनिक भारतीय भाषाएँ"],
  ] as const)
    await site.add("departments", {
      faculty,
      department: both(en, hi),
      coordinator: both(
        "Dr. Raghvendra Pratap Narayan Singh Chauhan",
        "डॉ. राघवेन्द्र प्रताप नारायण सिंह चौहान",
      ),
      description: both("Taught in Hindi.", "पढ़ाई हिन्दी में होती है।"),
    })
  await site.add("notices", {
    title: both("Classes begin on 18 August", "कक्षाएँ 18 अगस्त से"),
    date: new Date().toISOString().slice(0, 10),
    body: both("Bring your fee receipt.", "शुल्क की रसीद साथ लाएँ।"),
  })
}
