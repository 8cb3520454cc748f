import { documentTypes, noticeCategories } from "#domain/content/categories.ts"

import type { Scene } from "./photos.ts"
import type { SiteEditor } from "./site-editor.ts"

const both = (en: string, hi: string) => ({ en, hi })
const none = both("", "")
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const alt = both("A made-up photograph", "बनाया हुआ चित्र")

const departments = [
  ["Hindi", "हिन्दी"],
  ["English", "अंग्रेज़ी"],
  ["History", "इतिहास"],
  ["Political Science", "राजनीति विज्ञान"],
  ["Economics", "अर्थशास्त्र"],
  ["Sociology", "समाजशास्त्र"],
  ["Geography", "भूगोल"],
] as const

const names = [
  ["Dr. Sunita Tripathi", "डॉ. सुनीता त्रिपाठी"],
  ["Dr. Mohd. Arif", "डॉ. मो. आरिफ़"],
  ["Shri Ramakant Yadav", "श्री रमाकान्त यादव"],
  ["Dr. Kiran Bala Srivastava", "डॉ. किरण बाला श्रीवास्तव"],
  ["Smt. Pushpa Devi", "श्रीमती पुष्पा देवी"],
  ["Dr. Gurpreet Kaur", "डॉ. गुरप्रीत कौर"],
  ["Shri Joseph Minj", "श्री जोसेफ़ मिंज"],
  ["Dr. Anil Kumar Gautam", "डॉ. अनिल कुमार गौतम"],
] as const

const occasions = [
  ["Annual Day", "वार्षिकोत्सव"],
  ["Sports Meet", "क्रीड़ा प्रतियोगिता"],
  ["Independence Day", "स्वतन्त्रता दिवस"],
  ["NSS Camp", "एन.एस.एस. शिविर"],
] as const

const notices = [
  ["Applications for the first semester", "प्रथम सेमेस्टर के आवेदन"],
  [
    "Examination form: last date with late fee and the list of subjects without practicals",
    "परीक्षा फ़ॉर्म: विलम्ब शुल्क सहित अन्तिम तिथि और बिना प्रयोगात्मक विषयों की सूची",
  ],
  ["Result of the internal tests", "आन्तरिक परीक्षाओं का परिणाम"],
  ["Scholarship: correct your bank details", "छात्रवृत्ति: बैंक विवरण ठीक करें"],
  ["Timetable of the odd semester", "विषम सेमेस्टर की समय-सारिणी"],
  ["Tender for laboratory equipment", "प्रयोगशाला उपकरणों की निविदा"],
  ["Guest faculty: walk-in interview", "अतिथि प्रवक्ता: साक्षात्कार"],
  ["Office closed on account of the fair", "मेले के कारण कार्यालय बन्द"],
] as const

/** A page with one list of each kind. */
const lists = (hi: boolean) =>
  [
    hi ? "## वार्षिकोत्सव" : "## Annual day",
    "::: gallery annual-day\n:::",
    hi ? "## इतिहास विभाग" : "## Department of History",
    "::: people department history\n:::",
    hi ? "## निविदाएँ" : "## Tenders",
    "::: notices tender 3\n:::",
    hi ? "## रिपोर्टें" : "## Reports",
    "::: documents aqar\n:::",
    hi ? "## पता" : "## Where we are",
    `::: map 27.57, 80.68\n${hi ? "स्टेशन रोड, आदर्शपुर" : "Station Road, Adarshpur"}\n:::`,
  ].join("\n\n")

const addDepartments = async (site: SiteEditor) => {
  const faculty = await site.add("faculties", {
    title: both("Faculty of Arts", "कला संकाय"),
    path: "/faculty-of-arts",
    lead: both("Seven departments, from language to maps.", "भाषा से मानचित्र तक, सात विभाग।"),
  })
  for (const [index, [en, hi]] of departments.entries())
    await site.add("departments", {
      faculty,
      department: both(en, hi),
      coordinator: both(names[index]![0], names[index]![1]),
      description: both(
        `The department of ${en} teaches at all three levels and keeps a library of its own. Every Saturday students read a paper to each other.`,
        `${hi} विभाग में तीनों स्तरों की पढ़ाई होती है और विभाग का अपना पुस्तकालय है। हर शनिवार विद्यार्थी एक-दूसरे को लेख पढ़कर सुनाते हैं।`,
      ),
      picture: { file: await site.photo(index % 2 ? "group" : "campus", index), alt },
    })
}

const addPeople = async (site: SiteEditor) => {
  for (const [index, { id }] of (await site.list("departments")).entries())
    for (const offset of [0, 3]) {
      const [en, hi] = names[(index + offset) % names.length]!
      await site.add("people", {
        name: both(en, hi),
        designation:
          offset === 0 ? both("Associate Professor", "सह-आचार्य") : both("Lecturer", "प्रवक्ता"),
        department: id,
        ...(index < 4 && { committees: ["iqac"] }),
        // Of some no photograph is there.
        ...(index % 3 !== 2 && {
          picture: { file: await site.photo("portrait", (index + offset) % 8), alt: both(en, hi) },
        }),
        qualification: both("M.A., Ph.D., NET", "एम.ए., पीएच.डी., नेट"),
        subjects: none,
        phone: offset === 0 ? "05862-220011" : "",
        email: `person${index}@college.example`,
      })
    }
}

const addAlbums = async (site: SiteEditor) => {
  for (const [index, [en, hi]] of occasions.entries()) {
    const album = await site.add("albums", {
      title: both(en, hi),
      date: daysAgo(30 * (index + 1)),
      lead: none,
    })
    for (let number = 0; number < 10; number++) {
      const text = both(`${en}, photo ${number + 1}`, `${hi}, फ़ोटो ${number + 1}`)
      const file = await site.photo(number % 3 ? "group" : "campus", (index * 3 + number) % 10)
      await site.add("photos", { title: text, picture: { file, alt: text }, album })
    }
  }
}

const addLists = async (site: SiteEditor) => {
  const categories = Object.keys(noticeCategories)
  for (let index = 0; index < 32; index++) {
    const [en, hi] = notices[index % notices.length]!
    await site.add("notices", {
      title: both(`${en} (${index + 1})`, `${hi} (${index + 1})`),
      category: categories[index % categories.length],
      date: daysAgo(index * 5),
      body: both("Read the list on the notice board.", "सूची सूचना-पट्ट पर देखें।"),
    })
  }
  for (const [index, type] of Object.keys(documentTypes).entries()) {
    const [en, hi] = documentTypes[type as keyof typeof documentTypes]
    for (const year of ["2024-25", "2023-24"])
      await site.add("documents", {
        title: both(`${en} ${year}`, `${hi} ${year}`),
        type,
        year,
        language: index % 2 ? "in_hindi" : "in_both",
        file: await site.pdf(`${en} ${year}`),
      })
  }
}

const withPhoto = (site: SiteEditor, scene: Scene) => async (item: object, index: number) => ({
  ...item,
  picture: { file: await site.photo(scene, index), alt },
})

/** A large college that has everything: many departments, people, photographs, notices and documents. */
export const makeRich = async (site: SiteEditor) => {
  await addDepartments(site)
  await site.clear("people")
  await addPeople(site)
  await site.clear("photos")
  await site.clear("albums")
  await addAlbums(site)
  await site.clear("notices")
  await addLists(site)
  await site.changeAll("events", async (item) => item, "now")
  await site.changeAll("dignitaries", withPhoto(site, "portrait"), "now")
  await site.changeAll("slides", withPhoto(site, "campus"))
  await site.changeAll("facilities", withPhoto(site, "campus"))
  await site.changeAll("campus_life", withPhoto(site, "group"))
  await site.changeAll("pages", async (item, index) => {
    const { file = "" } = (item.picture ?? {}) as { file?: string }
    const scene = file.startsWith("portraits/") ? "portrait" : "campus"
    return file ? withPhoto(site, scene)(item, index) : item
  })
  await site.add(
    "pages",
    {
      title: both("The college at a glance", "महाविद्यालय एक नज़र में"),
      path: "/at-a-glance",
      excerpt: none,
      body: both(lists(false), lists(true)),
    },
    "at-a-glance",
  )
}
