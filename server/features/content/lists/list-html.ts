import { choiceName, documentTypes, noticeCategories } from "#domain/content/categories.ts"
import { phoneHref, spellOutEmail } from "#domain/content/contact-ways.ts"
import { formatDay, formatSize } from "#domain/content/format.ts"
import { foreignLanguage, type Language, otherLanguage } from "#domain/content/languages.ts"
import { albumPath } from "#domain/content/paths.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { LocalItem } from "../items/local-item.ts"
import { listMessages } from "./list-messages.ts"
import type { ListItems } from "./read-lists.ts"

/** Photos that a page shows of an album; the rest is on the page of the album. */
const photosShown = 8

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)

const pathIn = (language: Language, path: string) => (language === "hi" ? `/hi${path}` : path)

/** The text with its `lang` attribute if it is not in the language of the page. */
const element = (tag: string, text: string, language: Language, attributes = "") => {
  const lang = foreignLanguage(text, language)
  return `<${tag}${attributes}${lang ? ` lang="${lang}"` : ""}>${escape(text)}</${tag}>`
}

/** A picture that loads when it comes near. The size of a drawing is that of its folder's usual one. */
const picture = (
  { file, alt }: { file: string; alt: string },
  language: Language,
  { sizes, width, height }: { sizes: string; width: number; height: number },
) => {
  const of = pictureSources(file)
  const lang = foreignLanguage(alt, language)
  const sources = of.sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  const focus = of.focus ? ` data-focus="${of.focus}"` : ""
  const image = `<img src="${escape(of.src)}"${focus} alt="${escape(alt)}"${lang ? ` lang="${lang}"` : ""} width="${of.width ?? width}" height="${of.height ?? height}" loading="lazy" decoding="async">`
  return `<picture>${sources.join("")}${image}</picture>`
}

const list = (name: string, items: string[]) =>
  `<ul class="${name}">\n${items.map((item) => `<li>${item}</li>\n`).join("")}</ul>\n`

const more = (path: string, text: string, language: Language) =>
  `<p>${element("a", text, language, ` href="${escape(pathIn(language, path))}"`)}</p>\n`

/** A photo is a link to itself in the viewer of the album's page. */
const gallery = (
  { slug, title }: LocalItem<"albums">,
  photos: LocalItem<"photos">[],
  language: Language,
) => {
  const path = albumPath(slug)
  const size = { sizes: "(width >= 768px) 12rem, 50vw", width: 400, height: 300 }
  const items = photos.slice(0, photosShown).map((photo, index) => {
    const href = escape(`${pathIn(language, path)}#photo-${index + 1}`)
    return `<a href="${href}">${picture(photo.picture, language, size)}</a>`
  })
  const text = formatMessage(listMessages[language].album, { title, count: photos.length })
  return list("photos", items) + more(path, text, language)
}

/** As on the page of a department: who one can ask, and how. */
const person = (item: LocalItem<"people">, language: Language) => {
  const messages = listMessages[language]
  const image =
    item.picture && picture(item.picture, language, { sizes: "80px", width: 480, height: 600 })
  const phone =
    item.phone && `${messages.phone}: <a href="${phoneHref(item.phone)}">${escape(item.phone)}</a>`
  const address = escape(spellOutEmail(item.email)).replace("[at]", "<wbr>[at]<wbr>")
  const email = item.email && `${messages.email}: ${address}`
  const lines = [
    element("strong", item.name, language),
    element("span", item.designation, language),
    phone && `<span>${phone}</span>`,
    email && `<span>${email}</span>`,
  ]
  return `${image ?? ""}<div>${lines.filter(Boolean).join("\n")}</div>`
}

const document = (item: LocalItem<"documents">, isOfType: boolean, language: Language) => {
  const facts = [
    !isOfType && choiceName(documentTypes, item.type, language),
    item.year,
    `PDF, ${formatSize(item.file.bytes, language)}`,
  ]
  const link = element(
    "a",
    item.title,
    language,
    ` href="/${escape(item.file.file)}" type="application/pdf"`,
  )
  return `${link} <small>${escape(facts.filter(Boolean).join(" · "))}</small>`
}

const notice = (item: LocalItem<"notices">, isOfCategory: boolean, language: Language) => {
  const { slug, title, date, category, noPageIn } = item
  const isElsewhere = noPageIn === language
  const target = isElsewhere ? otherLanguage(language) : language
  const link = element(
    "a",
    title,
    language,
    ` href="${escape(pathIn(target, `/notices/${slug}`))}"${isElsewhere ? ` hreflang="${target}"` : ""}`,
  )
  const name = isOfCategory ? undefined : choiceName(noticeCategories, category, language)
  const day = `<time datetime="${escape(date)}">${formatDay(date, language)}</time>`
  const other = isElsewhere && `(${listMessages[language].inOther})`
  return `${link} <small>${[day, name, other].filter(Boolean).join(" · ")}</small>`
}

const moreNotices = (category: string | undefined, language: Language) => {
  const { more: messages } = listMessages[language]
  const name = choiceName(noticeCategories, category, language)
  return name === undefined
    ? more("/notices", messages.notices, language)
    : more(`/notices?category=${category}`, formatMessage(messages.category, { name }), language)
}

const none = (kind: "people" | "documents" | "notices", language: Language) =>
  `<p>${listMessages[language].none[kind]}</p>\n`

/**
 * A list in a long text as HTML without scripts. A list without items says so, since a heading may be above it; an album that
 * is not public or has no photos shows nothing.
 */
export const listHtml = (items: ListItems, language: Language): string => {
  switch (items.kind) {
    case "gallery":
      return items.album && items.photos.length > 0
        ? gallery(items.album, items.photos, language)
        : ""
    case "people":
      if (items.people.length === 0) return none("people", language)
      return list(
        "people",
        items.people.map((one) => person(one, language)),
      )
    case "documents":
      if (items.documents.length === 0) return none("documents", language)
      return list(
        "files",
        items.documents.map((one) => document(one, items.type !== undefined, language)),
      )
    case "notices": {
      const { category, notices, hasMore } = items
      if (notices.length === 0) return none("notices", language)
      const shown = notices.map((one) => notice(one, category !== undefined, language))
      return list("notices", shown) + (hasMore ? moreNotices(category, language) : "")
    }
  }
}
