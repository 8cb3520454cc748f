// The newcomer's walk: what a college does in the console from a new site to its own website, in Hindi first.
import { expect as plainExpect, type Locator, type Page } from "@playwright/test"

import { documentTypes, noticeCategories } from "#domain/content/categories.ts"

import { buildPdf } from "../samples/pdf-files.ts"
import {
  albums,
  college,
  departments,
  documents,
  faculty,
  notices,
  pageTexts,
  people,
} from "./college.ts"
import { makePhoto } from "./photos.ts"
import type { SimulatedUser } from "./simulated-user.ts"

/** A busy machine answers late. */
const expect = plainExpect.configure({ timeout: 30_000 })

/** How much of each collection is made. */
export interface Amounts {
  departments: number
  people: number
  photos: number
  notices: number
  documents: number
}

export const wholeCollege: Amounts = {
  departments: departments.length,
  people: people.length,
  photos: 60,
  notices: notices.length,
  documents: documents.length,
}

/** One item of each kind, three photos in three albums. */
export const shortCollege: Amounts = {
  departments: 1,
  people: 1,
  photos: 3,
  notices: 1,
  documents: 1,
}

interface Walk {
  page: Page
  user: SimulatedUser
  amounts: Amounts
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true })

/** The pages of the sample that the walk rewrites, by their English titles. */
const rewritten = ["Institution Introduction", "Principal's Message", "Vision", "Mission"]

/** Texts that say themselves that they are a sample; the college keeps the rest of them. */
const marked = [
  "Privacy Policy",
  "Privacy notice for applicants",
  "Terms and Conditions",
  "Accessibility Statement",
]

/** Items of the sample whose texts are true for this college too. */
export const kept = [
  "pages/privacy-policy",
  "pages/privacy-notice",
  "pages/terms-and-conditions",
  "pages/accessibility-statement",
  "faculties/non-teaching",
]

/** What they say. */
const marks = / ?\((?:sample|नमूना)[^()]*\)|The sample site shows .*|यह नमूना साइट एक काल्पनिक .*/

/** The groups of the menu, each with its lists. */
const openList = async ({ page, user }: Walk, group: string, list: string) => {
  const entry = page.getByRole("menuitem", { name: list, exact: true })
  if (!(await entry.isVisible())) await user.press(page.getByRole("menuitem", { name: group }))
  await user.press(entry)
  await expect(page.getByRole("heading", { level: 1, name: list })).toBeVisible()
}

/** Opens the form of a new item: from the item before it, or from the list. */
const createNew = async (walk: Walk, group: string, list: string, one: string) => {
  const { page, user } = walk
  const title = `New ${one}`
  const next = page.getByRole("link", { name: title, exact: true })
  if (await next.isVisible()) await user.press(next)
  else {
    await openList(walk, group, list)
    await user.press(page.getByRole("link", { name: "Create", exact: true }))
  }
  // Until then the fields are those of the item before it.
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible()
}

/** Publishes the open item, with the warnings of the accessibility check if there are any. */
const publish = async ({ page, user }: Walk) => {
  await user.press(button(page, "Save and publish now"))
  const published = page.locator("[data-tone]").getByText("Published", { exact: true })
  const anyway = button(page, "Publish with these warnings")
  await expect(published.or(anyway)).toBeVisible()
  if (await anyway.isVisible()) {
    user.read(wordsOf(await page.getByRole("dialog").innerText()))
    await user.press(anyway)
  }
  await expect(published).toBeVisible()
}

const startAsMyCollege = async ({ page, user }: Walk) => {
  user.begin("Start as my college")
  await user.press(page.getByRole("link", { name: "Start as my college" }))
  const inBoth = async (label: string, { hi, en }: { hi: string; en: string }) => {
    await user.type(field(page, `${label} (Hindi)`), hi)
    if (en) await user.type(field(page, `${label} (English)`), en)
  }
  await inBoth("Name", college.name)
  await inBoth("Address", college.address)
  await inBoth("Affiliation", college.affiliation)
  await user.type(field(page, "Phone"), college.phone)
  await user.type(field(page, "E-mail"), college.email)
  await inBoth("Bank", college.bank)
  await inBoth("Branch", college.branch)
  await user.type(field(page, "Account holder"), college.holder)
  await user.type(field(page, "Account number"), college.account)
  await user.type(field(page, "IFSC"), college.ifsc)
  await user.press(button(page, "Start as my college"))
  await expect(page.getByText(/^Done\./)).toBeVisible()
}

/** What a college of arts confirms; what is in no list is hidden. */
const trueForUs: Record<string, readonly string[] | "all"> = {
  "Home page": "all",
  "Texts of lists": "all",
  Footer: "all",
  Courses: ["B.A. (NEP)"],
  Faculties: ["Non-Teaching Staff"],
  Contacts: ["General Inquiry", "Principal", "College Office", "Admission Cell", "Library"],
  Settings: "all",
}

const wordsOf = (text: string) => text.split(/\s+/).length

/** Confirms or hides each text of the checklist. Those that the walk edits later stay open. */
const answerChecklist = async ({ page, user }: Omit<Walk, "amounts">) => {
  user.begin("Texts of the sample")
  await openChecklist({ page, user })
  const main = page.getByRole("main")
  const together = main.getByRole("button", { name: "All of these are true for us" })
  await expect(main.getByText(/^0?\d+ of \d+ done$/)).toBeVisible()
  while ((await together.count()) > 0) {
    const before = await together.count()
    await user.press(together.first())
    await user.press(button(page.getByRole("dialog"), "All of these are true for us"))
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(together).toHaveCount(before - 1)
  }
  const names = await main.getByRole("region").getByRole("heading", { level: 2 }).allTextContents()
  for (const name of names) await answerGroup({ page, user }, name)
}

/** One kind of texts in the list. */
const answerGroup = async ({ page, user }: Omit<Walk, "amounts">, heading: string) => {
  const group = heading.replace(/ \(\d+\)$/, "")
  const region = page.getByRole("region", { name: new RegExp(`^${group}`) })
  await hideSeveral({ page, user }, region, group)
  const titles = await region.getByRole("heading", { level: 3 }).allTextContents()
  for (const title of titles) {
    const row = region.getByRole("listitem").filter({
      has: page.getByRole("heading", { level: 3, name: title, exact: true }),
    })
    user.read(wordsOf((await row.first().textContent()) ?? ""))
    const action = answerOf(group, title)
    if (action === "later") continue
    const count = await row.count()
    await user.press(row.first().getByRole("button", { name: `${action}: ${title}` }))
    await expect(row).toHaveCount(count - 1)
  }
}

/** Hides at once what the college does not have: it is known by its title. */
const hideSeveral = async (
  { page, user }: Omit<Walk, "amounts">,
  region: Locator,
  group: string,
) => {
  const titles = await region.getByRole("heading", { level: 3 }).allTextContents()
  const several = button(region, "Hide several")
  const isOurs = (title: string) => answerOf(group, title) !== "Hide"
  if (titles.length < 4 || titles.every(isOurs)) return
  await user.press(several)
  const dialog = page.getByRole("dialog")
  user.read(wordsOf(await dialog.innerText()))
  for (const title of titles.filter(isOurs)) {
    const box = dialog.getByRole("checkbox", { name: title, exact: true })
    if (await box.isVisible()) await user.press(box)
  }
  await user.press(button(dialog, "Hide the ticked ones"))
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(region.getByRole("heading", { level: 3 })).toHaveCount(titles.filter(isOurs).length)
}

const answerOf = (group: string, title: string) => {
  if (group === "Pages" && (rewritten.includes(title) || marked.includes(title))) return "later"
  if (group === "Admission sessions") return "later"
  const ours = trueForUs[group]
  const isTrue = ours === "all" || ours?.includes(title)
  return isTrue ? "It is true for us" : "Hide"
}

/** Empties a field or a long text. */
const empty = async ({ page, user }: Walk, target: Locator) => {
  await user.press(target)
  await user.key("Control+a")
  await user.key("Delete")
  void page
}

/** Types over what is suggested in a field. */
const replace = async ({ user }: Walk, target: Locator, text: string) => {
  await user.press(target)
  await user.key("Control+a")
  await user.type(target, text)
}

/** Rewrites pages of the sample in Hindi, and empties their English texts. */
const rewritePages = async (walk: Walk) => {
  const { page, user } = walk
  user.begin("Pages in own words")
  for (const [slug, { title, lead, body }] of Object.entries(pageTexts)) {
    await openList(walk, "Pages and people", "Pages")
    await user.press(page.locator(`a[href="#/content/pages/${slug}"]`).first())
    await user.type(field(page, "Title (Hindi)"), title)
    await empty(walk, field(page, "Title (English)"))
    await user.type(field(page, "Summary (Hindi)"), lead)
    await empty(walk, field(page, "Summary (English)"))
    const remove = button(page, "Remove")
    if (await remove.isVisible()) await upload(walk, 95, title)
    await user.paste(field(page, "Text (Hindi)"), body)
    await empty(walk, field(page, "Text (English)"))
    await user.press(button(page, "Save"))
    await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  }
}

/** Selects the first of some words in a long text as the mouse does, by two presses; false if there are none. */
const select = (text: Locator) =>
  text.evaluate((element, source) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = new RegExp(source).exec(node.textContent!)
      if (!found) continue
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      ;(element as HTMLElement).focus()
      getSelection()!.removeAllRanges()
      getSelection()!.addRange(range)
      return true
    }
    return false
  }, marks.source)

const openChecklist = async ({ page, user }: Omit<Walk, "amounts">) => {
  const heading = page.getByRole("heading", { level: 1, name: "Texts of the sample" })
  if (!(await heading.isVisible())) {
    await user.press(page.getByRole("link", { name: "Go through them" }))
  }
  await expect(heading).toBeVisible()
}

/** Takes out of the texts that they are a sample, and confirms the rest. */
const editMarked = async (walk: Walk) => {
  const { page, user } = walk
  user.begin("Texts on privacy and terms")
  for (const title of marked) {
    await openChecklist(walk)
    await user.press(page.getByRole("link", { name: `Edit: ${title}` }))
    for (const language of ["Hindi", "English"]) {
      const text = field(page, `Text (${language})`)
      await expect(text).not.toBeEmpty()
      // The other language says the same.
      if (language === "Hindi") user.read(wordsOf(await text.innerText()))
      while (await select(text)) {
        user.select()
        await user.key("Delete")
      }
    }
    await user.press(button(page, "Save"))
    await expect(page.getByText("Saved", { exact: true })).toBeVisible()
    await openChecklist(walk)
    const isTrue = button(page, `It is true for us: ${title}`)
    await user.press(isTrue)
    await expect(isTrue).toHaveCount(0)
  }
}

/** Uploads a picture in the open form, and says what one sees on it. */
const upload = async ({ page, user }: Walk, number: number, seen: string) => {
  await user.press(button(page, "Choose or upload a picture"))
  const dialog = page.getByRole("dialog")
  await user.files(dialog.locator("input[type=file]"), [await makePhoto(number)])
  await user.type(dialog.getByLabel("What one sees on it (Hindi)"), seen)
  await user.press(button(dialog, "Upload and use"))
  await expect(dialog).toHaveCount(0)
}

const makeDepartments = async (walk: Walk) => {
  const { page, user, amounts } = walk
  user.begin("Faculty and departments")
  await createNew(walk, "Pages and people", "Faculties", "faculty")
  await user.type(field(page, "Title (Hindi)"), faculty.title)
  await user.type(field(page, "Address"), faculty.path)
  await user.type(field(page, "Lead: one or two sentences below the title (Hindi)"), faculty.lead)
  await publish(walk)
  for (const [index, department] of departments.slice(0, amounts.departments).entries()) {
    await createNew(walk, "Pages and people", "Departments", "department")
    await user.choose(page.getByRole("combobox", { name: "Faculty" }), faculty.title)
    await user.type(field(page, "Department (Hindi)"), department.name)
    await user.type(field(page, "Coordinator (Hindi)"), department.coordinator)
    await user.type(field(page, "Description (Hindi)"), department.description)
    // The college has no photograph of two of them.
    if (index % 4 !== 3) await upload(walk, index, `${department.name} की कक्षा`)
    await publish(walk)
  }
}

/** The menu leads to the college's faculty in place of the sample's. */
const editMenu = async (walk: Walk) => {
  const { page, user } = walk
  user.begin("Menu")
  await openList(walk, "Menus and settings", "Menus")
  await user.press(page.getByRole("link", { name: "Faculties & Staff", exact: true }))
  await user.press(button(page, "Remove").first())
  const title = field(page, "Title (Hindi)").nth(1)
  await user.type(title, faculty.title)
  await empty(walk, field(page, "Title (English)").nth(1))
  const link = page.getByRole("combobox", { name: "Link" }).nth(1)
  await user.type(link, faculty.title)
  await user.press(page.getByRole("option", { name: faculty.title }).first())
  await user.press(button(page, "Save"))
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
}

const addPeople = async (walk: Walk) => {
  const { page, user, amounts } = walk
  user.begin("People")
  for (const person of people.slice(0, amounts.people)) {
    await createNew(walk, "Pages and people", "People", "person")
    await user.type(field(page, "Name (Hindi)"), person.name)
    await user.type(field(page, "Designation (Hindi)"), person.designation)
    await user.choose(page.getByRole("combobox", { name: "Department" }), person.department)
    await user.type(field(page, "Qualification (Hindi)"), person.qualification)
    await publish(walk)
  }
}

const addAlbums = async (walk: Walk) => {
  const { page, user, amounts } = walk
  user.begin("Albums and photos")
  for (const [index, album] of albums.entries()) {
    await createNew(walk, "Photos and files", "Albums of photos", "album")
    await user.type(field(page, "Title (Hindi)"), album.title)
    await user.type(page.getByLabel("Date", { exact: false }).first(), album.date)
    await publish(walk)
    await openList(walk, "Photos and files", "Photo gallery")
    await user.press(button(page, "Add many photos"))
    const dialog = page.getByRole("dialog", { name: "Add many photos" })
    const count = Math.ceil(amounts.photos / albums.length)
    const numbers = Array.from({ length: count }, (_, at) => 100 * (index + 1) + at)
    const photos = await Promise.all(numbers.map(makePhoto))
    await user.files(dialog.getByLabel("Photos (JPEG, PNG or WebP)"), photos)
    await user.choose(dialog.getByRole("combobox", { name: "Album" }), album.title)
    await user.type(dialog.getByLabel("Caption (Hindi)"), album.caption)
    await user.type(dialog.getByLabel("What one sees on it (Hindi)"), album.seen)
    await user.press(dialog.getByLabel("Publish at once"))
    await user.press(button(dialog, "Upload"))
    const done = dialog.getByText(`${count} of ${count} stored`)
    await expect(done).toBeVisible({ timeout: 60_000 })
    await user.press(button(dialog, "Close"))
    await expect(dialog).toHaveCount(0)
  }
}

const addNotices = async (walk: Walk) => {
  const { page, user, amounts } = walk
  user.begin("Notices")
  for (const { title, category, body, isPasted } of notices.slice(0, amounts.notices)) {
    await createNew(walk, "News and dates", "Notices", "notice")
    await user.type(field(page, "Title (Hindi)"), title)
    const [name] = noticeCategories[category as keyof typeof noticeCategories]
    await user.choose(page.getByRole("combobox", { name: "Category" }), name)
    const text = field(page, "Text (Hindi)")
    await (isPasted ? user.paste(text, body) : user.type(text, body))
    await publish(walk)
  }
}

/** The value that most documents have. */
const mostFrequent = (values: readonly string[]) => {
  const counts = Object.groupBy(values, (value) => value)
  const sorted = Object.values(counts).toSorted((one, other) => other!.length - one!.length)
  return sorted[0]![0]!
}

const typeName = (type: string) => documentTypes[type as keyof typeof documentTypes][0]

/** All PDF files at once, named as a scanner does; then the title of each, and its type and year if they are others. */
const addDocuments = async (walk: Walk) => {
  const { page, user, amounts } = walk
  user.begin("Documents")
  const chosen = documents.slice(0, amounts.documents).map((document, index) => {
    const name = `doc-${String(index + 1).padStart(2, "0")}.pdf`
    const buffer = buildPdf({ pages: index + 1 })
    return { ...document, file: { name, mimeType: "application/pdf", buffer } }
  })
  await openList(walk, "Photos and files", "Documents")
  await user.press(button(page, "Add many documents"))
  const dialog = page.getByRole("dialog", { name: "Add many documents" })
  const files = chosen.map(({ file }) => file)
  await user.files(dialog.getByLabel("PDF files (each at most 50 MB)"), files)
  const type = mostFrequent(chosen.map((document) => document.type))
  const year = mostFrequent(chosen.map((document) => document.year))
  await user.choose(dialog.getByRole("combobox", { name: "Type" }).first(), typeName(type))
  await user.type(dialog.getByLabel("Year or session it is about"), year)
  await user.choose(dialog.getByRole("combobox", { name: "Language" }), "Hindi")
  await user.press(dialog.getByLabel("Publish at once"))
  for (const { file, title, ...own } of chosen) {
    const line = dialog.getByRole("group", { name: file.name })
    await replace(walk, line.getByLabel("Title (Hindi)"), title)
    if (own.type !== type) {
      await user.choose(line.getByRole("combobox", { name: "Type" }), typeName(own.type))
    }
    if (own.year !== year) await replace(walk, line.getByLabel("Year"), own.year)
  }
  await user.press(button(dialog, "Upload"))
  const anyway = button(dialog, "Publish with these warnings")
  await expect(anyway).toBeVisible()
  for (const warning of await dialog.getByRole("note").all()) {
    user.read(wordsOf(await warning.innerText()))
  }
  await user.press(anyway)
  await expect(dialog.getByText(`${chosen.length} of ${chosen.length} stored`)).toBeVisible()
  await user.press(button(dialog, "Close"))
  await expect(dialog).toHaveCount(0)
}

/** Takes the place of the sample's slides. */
const addSlide = async (walk: Walk) => {
  const { page, user } = walk
  user.begin("Slide")
  await createNew(walk, "Home page", "Slides", "slide")
  await upload(walk, 90, "महाविद्यालय का भवन")
  await user.type(field(page, "Caption (Hindi)"), "नौ विषय, एक परिसर")
  await publish(walk)
}

/** A session of the courses that the college has, and its confirmation, which opens the admission. */
const openAdmission = async (walk: Walk) => {
  const { page, user } = walk
  user.begin("Admission")
  await openList(walk, "Menus and settings", "Admission sessions")
  await user.press(page.getByRole("link", { name: /^20\d\d-\d\d$/ }).first())
  for (const course of ["Bachelor of Science", "Bachelor of Commerce"]) {
    const heading = page.getByRole("heading", { level: 2, name: course })
    await user.press(heading.getByRole("button"))
    await user.press(page.getByRole("button", { name: new RegExp(`^Remove: ${course}`) }))
    await expect(heading).toHaveCount(0)
  }
  await user.press(button(page, "Save"))
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  await user.press(page.getByRole("link", { name: "Check and confirm" }))
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  user.read(wordsOf(await page.getByRole("main").innerText()))
  for (const box of await page.getByRole("checkbox").all()) await user.press(box)
  await user.press(button(page, "Confirm all five, and open admission"))
  await expect(page.getByText(/^Confirmed\./)).toBeVisible()
}

/** Plays the walk for a signed-in administrator on the dashboard of a new site. */
export const playWalk = async (walk: Walk) => {
  const { page } = walk
  await startAsMyCollege(walk)
  await answerChecklist(walk)
  await rewritePages(walk)
  await editMarked(walk)
  await openAdmission(walk)
  await addSlide(walk)
  await makeDepartments(walk)
  await editMenu(walk)
  await addPeople(walk)
  await addAlbums(walk)
  await addNotices(walk)
  await addDocuments(walk)
  // Nothing is left: the banner of the sample is gone.
  await expect(page.getByRole("link", { name: "Go through them" })).toHaveCount(0)
}
