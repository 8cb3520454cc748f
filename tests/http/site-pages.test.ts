// Content and links of the site's pages, in the HTML that the server sends.
import { describe, expect, inject, test } from "vitest"

import { formatDay, formatDays } from "#domain/content/format.ts"
import { fillForm } from "#tests/support/html/html-form.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { follow, hrefOf, openPage, siteUrl, textsOf } from "#tests/support/open-page.ts"
import { sampleAt } from "#tests/support/samples/public-pages.ts"

const { events, notices } = sampleAt(inject("siteStartedAt"))

describe("pages of text", () => {
  test.each([
    {
      path: "/about/college_history",
      title: "Institution Introduction",
      part: "How the building came to be",
      trail: "You are here",
      home: "Home",
      homePath: "/",
    },
    {
      path: "/hi/about/college_history",
      title: "संस्था परिचय",
      part: "भवन कैसे बना",
      trail: "आप यहाँ हैं",
      home: "मुख्य पृष्ठ",
      homePath: "/hi",
    },
  ])("$path has its sections, and a breadcrumb with a link home", async ({ path, ...wanted }) => {
    const { heading, main } = await openPage(path)
    expect(heading).toBe(wanted.title)
    expect(textsOf(main, "h2")).toContain(wanted.part)
    expect(findAll(main, "table")).not.toEqual([])
    const trail = find(main, "navigation", wanted.trail)
    expect(hrefOf(trail, wanted.home)).toBe(wanted.homePath)
  })

  test("the terms contain the required attendance", async () => {
    const { heading, main } = await openPage("/terms-and-condition")
    expect(heading).toBe("Terms and Conditions")
    expect(textOf(main)).toContain("75%")
  })

  test("the refund policy contains its table", async () => {
    const { heading, main } = await openPage("/fee-refund-policy")
    expect(heading).toBe("Fee Refund Policy")
    expect(textOf(find(main, "table"))).toContain("within 15 days")
  })

  test("the menu leads to the news page", async () => {
    const { document } = await openPage("/")
    const news = await follow(find(document, "navigation", "Main menu"), "News")
    expect(news.status).toBe(200)
    expect(news.heading).toBe("News")
    expect(textOf(news.main)).toContain("will appear here")
  })

  test("links filter the notices by category, without a script", async () => {
    const { main } = await openPage("/notices")
    const filter = find(main, "navigation", "Show a part of the list")
    const shown = await follow(filter, "Scholarship")
    expect(shown.heading).toBe("Notices: Scholarship")
    expect(textOf(shown.main)).toContain("Scholarship and fee reimbursement")
    expect(textOf(shown.main)).not.toContain("Library clearance")
    const hindi = await openPage("/hi/notices?category=scholarship")
    expect(hindi.heading).toBe("सूचनाएँ: छात्रवृत्ति")
    expect(find(hindi.main, "link", "छात्रवृत्ति").attributes["aria-current"]).toBe("page")
  })

  test.each([
    "/notices?category=nonsense",
    "/notices?year=26",
    "/notices?year=1999",
    "/documents?type=result",
    "/documents?year=2025-26",
  ])("%s is not found", async (path) => expect((await fetch(siteUrl + path)).status).toBe(404))

  test("the library of documents has a sample, which is downloaded", async () => {
    const { heading, main } = await openPage("/documents")
    expect(heading).toBe("Documents")
    const file = hrefOf(main, "Library Rules (Sample)")
    expect(file).toBe("/sample-documents/library-rules.pdf")
    const { headers } = await fetch(siteUrl + file)
    expect(headers.get("content-type")).toBe("application/pdf")
    expect(headers.get("content-disposition")).toBe("attachment")
    expect((await fetch(`${siteUrl}/sample-documents/library-rules.html`)).status).toBe(404)
  })

  test.each(["late fine book", "विलम्ब शुल्क पुस्तक"])(
    "the search finds the sample document by its text: %s",
    async (words) => {
      const { main } = await openPage(`/search?q=${encodeURIComponent(words)}`)
      expect(hrefOf(main, "Library Rules (Sample)")).toBe("/sample-documents/library-rules.pdf")
    },
  )

  test("courses list their subjects and link to the form", async () => {
    const { main } = await openPage("/courses")
    const science = find(main, "region", "B.Sc. (NEP)")
    const subjects = ["Botany", "Physics", "Chemistry", "Zoology", "Mathematics"]
    expect(textsOf(science, "listitem")).toEqual(subjects)
    expect(hrefOf(science, "Apply online for B.Sc. (NEP)")).toBe("/admission-form/bsc/part-1")
  })

  test.each([
    ["/privacy-policy", "/privacyy-policy"],
    ["/hi/privacy-policy/", "/hi/privacyy-policy"],
    ["/Terms-and-Conditions", "/terms-and-condition"],
  ])("%s redirects permanently to %s", async (path, given) => {
    const { status, headers } = await fetch(siteUrl + path, { redirect: "manual" })
    expect(status).toBe(301)
    expect(headers.get("location")).toBe(given)
  })
})

describe("notices, events and holidays", () => {
  test("notices are paginated, and each links to the next older one", async () => {
    const home = await openPage("/")
    const list = await follow(find(home.main, "region", /^Notices/, home.document), /^View All/)
    expect(list.heading).toBe("Notices")
    const rowsOf = ({ main }: typeof list) =>
      findAll(main, "listitem").filter((item) => findAll(item, "time").length > 0)
    expect(rowsOf(list)).toHaveLength(10)
    const second = await follow(list.main, /^Next/)
    expect(second.path).toBe("/notices?page=2")
    expect(second.heading).toBe("Notices, page 2")
    expect(rowsOf(second)).toHaveLength(Object.keys(notices).length - 10)

    const { date, title } = notices["sports-trials"]!
    const trials = await follow(second.main, title.en)
    expect(trials.heading).toBe(title.en)
    const day = formatDay(date, "en").replaceAll(/\s+/g, " ")
    expect(textOf(trials.main)).toContain(`Published on ${day}`)
    const older = await follow(trials.main, /^Older notice/)
    expect(older.heading).toBe(notices["exam-form"]!.title.en)
  })

  test("a link in the text of a notice leads to the page of the site", async () => {
    const { main } = await openPage("/notices/admissions-open")
    expect(hrefOf(main, "online")).toBe("/admission-form")
  })

  test("links of a Hindi notice stay in Hindi", async () => {
    const list = await openPage("/hi/notices")
    const notice = await follow(list.main, /विशेष शिविर/)
    expect(notice.heading).toBe("एन.एस.एस.: सात दिवसीय विशेष शिविर हेतु नामांकन")
    const day = formatDay(notices["nss-camp"]!.date, "hi").replaceAll(/\s+/g, " ")
    expect(textOf(notice.main)).toContain(`प्रकाशन तिथि: ${day}`)
    expect(hrefOf(notice.main, "सभी सूचनाएँ")).toBe("/hi/notices")
  })

  test("an event shows date and place", async () => {
    const list = await openPage("/events")
    const event = await follow(list.main, /Annual Sports Meet/)
    expect(event.heading).toBe("Annual Sports Meet")
    const { starts_on, ends_on } = events["annual-sports-meet"]!
    expect(textOf(event.main)).toContain(
      formatDays(starts_on, ends_on!, "en").replaceAll(/\s+/g, " "),
    )
    expect(textOf(event.main)).toContain("College Ground")
    expect((await follow(event.main, "All events")).heading).toBe("Events")
  })

  test("holidays are grouped by month; approximate dates are marked", async () => {
    const { main } = await openPage("/holidays")
    expect(textsOf(main, "th")).toContain("August 2026")
    const eid = find(main, "row", /Eid-ul-Fitr/)
    expect(textOf(eid)).toMatch(/21\s*Saturday\s*Eid-ul-Fitr \(depends on the moon\)/)
  })

  test.each([
    "/notices?page=99",
    "/notices?page=0",
    "/events?page=two",
    "/hi/events/no-such-event",
    "/search?q=fee&page=99",
  ])("%s is answered 404", async (path) => {
    expect((await openPage(path)).status).toBe(404)
  })

  test("an unknown address is answered 404 with links to other pages, and has no canonical address", async () => {
    const { status, title, heading, main, document } = await openPage("/no/such/page")
    expect(status).toBe(404)
    expect(title).toBe("Unexpected Application Error!")
    expect(heading).toBe("Unexpected Application Error!")
    expect(findAll(document, "link", { rel: "canonical" })).toEqual([])
    expect(hrefOf(main, "Online admission")).toBe("/admission-form")
  })

  test("an unknown notice is answered 404 with links to other pages", async () => {
    const { status, heading, main } = await openPage("/hi/notices/no-such-notice")
    expect(status).toBe(404)
    expect(heading).toBe("यह पृष्ठ नहीं मिला")
    expect((await follow(main, /^साइट मानचित्र/)).heading).toBe("साइट मानचित्र")
  })
})

describe("search", () => {
  test("the form of the search page finds and highlights Hindi pages", async () => {
    const { main } = await openPage("/hi/search")
    const form = findAll(main, "form")[0]!
    const query = new URLSearchParams([...fillForm(form, { q: "छात्रवृत्ति" })] as [string, string][])
    const found = await openPage(`${form.attributes.action}?${query}`)
    expect(found.path).toBe(`/hi/search?${query}`)
    expect(textOf(find(found.main, "status"))).toMatch(/^“छात्रवृत्ति” के लिए \d+ परिणाम$/)
    expect(textsOf(found.main, "mark")[0]).toMatch(/^छात्रवृत्ति/)
    expect(hrefOf(found.main, /^छात्रवृत्ति एवं शुल्क प्रतिपूर्ति/)).toBe("/hi/notices/scholarship-form")
  })

  test("a misspelt word shows the results of the corrected one, and says so", async () => {
    const { main } = await openPage("/search?q=scolarship")
    expect(textOf(find(main, "status"))).toMatch(
      /^\d+ results for “scholarship” ?Showing results for “scholarship” instead of “scolarship”\.$/,
    )
    expect(textsOf(main, "mark")[0]).toBe("Scholarship")
  })

  test("words that no page has together show pages with some of them, and say so", async () => {
    const { main } = await openPage("/hi/search?q=छात्रवृत्ति+पुस्तकालय+ज्वालामुखी")
    expect(textOf(find(main, "status"))).toMatch(/ये सभी शब्द किसी एक पृष्ठ पर नहीं मिले/)
  })

  test("a search without results suggests words, and leads to main pages and the office", async () => {
    const { main } = await openPage("/search?q=sylllabuss")
    expect(hrefOf(main, "syllabus")).toBe("/search?q=syllabus")
    expect(hrefOf(main, "Online Admission")).toBe("/admission-form")
    expect(hrefOf(main, "Fees")).toBe("/admission-form#fees")
    expect(hrefOf(main, "Notices")).toBe("/notices")
    expect(hrefOf(main, "Contact Us")).toBe("/contact-us/")
    expect(hrefOf(main, "Ask the college office: 05000-000000")).toBe("tel:05000000000")
  })

  test("a search without results links to the other language and the site map", async () => {
    const { main } = await openPage("/search?q=qwertyuiop")
    expect(textOf(find(main, "status"))).toBe("Nothing was found for “qwertyuiop”.")
    const inHindi = await follow(main, "Search the Hindi pages for it")
    expect(inHindi.path).toBe("/hi/search?q=qwertyuiop")
    expect(textOf(find(inHindi.main, "status"))).toBe("“qwertyuiop” के लिए कुछ नहीं मिला।")
    expect(hrefOf(inHindi.main, "साइट मानचित्र में देखें")).toBe("/hi/site-map")
  })

  test.each(["", "%", "' OR 1=1 --", '"', "*", "NEAR(", "क्", "a".repeat(5000)])(
    "the query %j is answered",
    async (query) => {
      expect((await openPage(`/hi/search?${new URLSearchParams({ q: query })}`)).status).toBe(200)
    },
  )

  test("markup in a query stays text in the field", async () => {
    const hostile = '"><script>alert(1)</script>'
    const { main } = await openPage(`/search?${new URLSearchParams({ q: hostile })}`)
    const [field] = findAll(main, "input", { type: "search" })
    expect(field!.attributes.value).toBe(hostile)
  })

  test("results are paginated", async () => {
    const first = await openPage("/search?q=college")
    const second = await follow(first.main, /^Next/)
    expect(second.path).toBe("/search?q=college&page=2")
    expect(findAll(second.main, "listitem")).not.toEqual([])
  })
})

describe("the gallery without JavaScript", () => {
  test("each photo is a link to its file", async () => {
    const { main } = await openPage("/gallery/photo")
    const pictures = findAll(main, "listitem").filter((item) => findAll(item, "img").length > 0)
    const [album, ...photos] = pictures
    expect(textOf(album!)).toMatch(/^Sports and Yoga.+ · Photos: 2A morning/)
    expect(photos).toHaveLength(12)
    const picture = hrefOf(main, "Library")
    expect(picture).toBe("/pictures/gallery/library.svg")
    const answer = await fetch(siteUrl + picture)
    expect(answer.headers.get("content-type")).toBe("image/svg+xml")
  })

  test("an album leads to its photos, and from there to all albums", async () => {
    const gallery = await openPage("/hi/gallery/photo")
    const album = await follow(gallery.main, "खेल एवं योग")
    expect(album.path).toBe("/hi/gallery/photo/sports-and-yoga")
    expect(album.heading).toBe("खेल एवं योग")
    expect(textOf(album.main)).toContain("महाविद्यालय के मैदान में एक सुबह।")
    expect(hrefOf(album.main, "मैदान में योग")).toBe("/pictures/facilities/sports-and-yoga.svg")
    expect(hrefOf(album.main, "सभी एल्बम और फ़ोटो")).toBe("/hi/gallery/photo/")
  })

  test.each(["/gallery/photo/nothing", "/gallery/photo/sports-and-yoga?page=2"])(
    "%s is answered 404",
    async (path) => expect((await openPage(path)).status).toBe(404),
  )

  test("a video is a link to its file, with a description", async () => {
    const { main } = await openPage("/hi/gallery/video")
    const film = hrefOf(main, "विज्ञान मेला")
    expect(film).toBe("/videos/science-fair.mp4")
    expect(textOf(main)).toContain("ज्वालामुखी")
    const answer = await fetch(siteUrl + film, { method: "HEAD" })
    expect(answer.headers.get("content-type")).toBe("video/mp4")
  })
})

describe("students", () => {
  test("without JavaScript the login is disabled and says why", async () => {
    const { main } = await openPage("/student/student-login")
    const fields = find(main, "fieldset")
    expect(fields.attributes).toHaveProperty("disabled")
    expect(find(fields, "button", "Login").attributes).toHaveProperty("disabled")
    expect(textOf(find(main, "noscript"))).toMatch(/^Signing in needs JavaScript/)
  })

  test("an unknown card is answered 404", async () => {
    const { status, text } = await openPage("/hi/card/ABCDEFGHJKLM")
    expect(status).toBe(404)
    expect(text).toContain("इस कोड का कोई परिचय-पत्र नहीं है")
  })
})

test("the site map and the list of notices link to the feed", async () => {
  const siteMap = await openPage("/hi/site-map")
  expect(hrefOf(siteMap.main, "सूचनाएँ RSS फ़ीड के रूप में")).toBe("/hi/notices.xml")
  const { document } = await openPage("/notices")
  const [feed] = findAll(document, "link", { type: "application/rss+xml" })
  expect(feed!.attributes.href).toBe("/notices.xml")
})

test("the start screen is not part of the HTML", async () => {
  const { document } = await openPage("/")
  expect(find(document, "html").attributes).not.toHaveProperty("data-starting")
})

test.each([
  { path: "/faculty-of-science", title: "Faculty of Science", first: "PHYSICS" },
  {
    path: "/faculties-staff/faculty-of-commerce/",
    title: "Faculty of Commerce",
    first: "COMMERCE",
  },
  {
    path: "/faculties-staff/non-teaching-staff/",
    title: "Non-Teaching Staff",
    first: "OFFICE",
  },
])("$title shows its departments", async ({ path, title, first }) => {
  const { heading, main } = await openPage(path)
  expect(heading).toBe(title)
  expect(textsOf(main, "h2")[0]).toBe(first)
})

test("a person's e-mail address is written out, for people only", async () => {
  const { text } = await openPage("/departments/physics")
  expect(text).toContain("physics[at]college[dot]example")
  expect(text).not.toContain("physics@college.example")
})

test("a committee's page lists its members", async () => {
  const { main } = await openPage("/administration/iqac")
  expect(textsOf(main, "h2")).toContain("Members")
  expect(textsOf(main, "h3").slice(-2)).toEqual(["Dr. Nandini Saxena", "Ramesh Pal"])
})

test("a department has a page below its faculty", async () => {
  const faculty = await openPage("/hi/faculty-of-science")
  expect(hrefOf(faculty.main, "भौतिक विज्ञान")).toBe("/hi/departments/physics")
  const { status, heading, main } = await openPage("/hi/departments/physics")
  expect([status, heading]).toEqual([200, "भौतिक विज्ञान"])
  expect(hrefOf(main, "विज्ञान संकाय")).toBe("/hi/faculty-of-science")
  expect(textsOf(main, "h3")).toEqual(["डॉ. नन्दिनी सक्सेना", "डॉ. इमरान अंसारी"])
  expect((await openPage("/departments/astrology")).status).toBe(404)
})
