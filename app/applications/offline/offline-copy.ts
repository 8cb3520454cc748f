// What the service worker keeps of the admission pages, and how it makes the copy. Pure: it reads texts only.
import { dataId } from "../island/page-data.ts"

/** The header by which the server says that an answer is the same for everyone and may be opened without a network. */
export const offlineMark = "x-offline-copy"

/** Headers of a page that may be kept for use without a network. */
export const offlineCopy = { [offlineMark]: "allowed" }

/** The start page and the forms, in the form in which the site links to them: no sheet, no status, no posted form. */
const pages = /^(?:\/hi)?\/admission-form(?:\/(?!print)[a-z0-9-]+(?:\/part-1)?)?\/?$/

export const isOfflinePage = (path: string) => pages.test(path)

export const startPages = ["/admission-form", "/hi/admission-form"]

/** The address of the same page in the other language. */
export const twinOf = (path: string) =>
  path.startsWith("/hi/") ? path.slice("/hi".length) : `/hi${path}`

/** Scripts and styles, whose names change with their content. */
export const isAsset = (path: string) => path.startsWith("/assets/")

/** Pictures of the college. Never those of applicants, which are under /uploads/. */
export const isPicture = (path: string) => /^\/(?:pictures|media|icons|favicon\.svg)/.test(path)

const attributes = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(` ${name}="([^"]+)"`, "g")), ([, value]) => value!)

/**
 * The files that a page needs. Scripts only of a form: the start page works without its own, which are those of the whole
 * site.
 */
export const filesOf = (html: string) => {
  const isForm = html.includes(`id="${dataId}"`)
  const names = isForm
    ? ["href", "src", "data-modules", "data-parts", "data-polyfills"]
    : ["href", "src"]
  const files = names
    .flatMap((name) => attributes(html, name))
    .flatMap((value) => value.split(" "))
    .filter((path) => isAsset(path) || isPicture(path))
  return [...new Set(files)]
}

/**
 * A page as it is kept. Its time is removed: by the time of an old page drafts would get a wrong age, and could be deleted too
 * early (specification 5.3).
 */
export const toCopy = (html: string) => html.replace(/"pageTime":\d+/, '"pageTime":null')
