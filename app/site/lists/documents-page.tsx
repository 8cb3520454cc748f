import { data } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { choiceName, documentLanguages, documentTypes } from "#domain/content/categories.ts"
import { formatSize } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { LocalItem, SiteContent } from "#server/features/content/content.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { latest, listTexts, pageHead, pageNumberIn } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/documents-page"
import { filterLink, readFilter, readListFilter } from "./list-filter.server.ts"
import { ListFilter } from "./list-filter.tsx"
import { datedListMessages } from "./messages.server.ts"

import styles from "./documents.module.css"
import lists from "./lists.module.css"

/** Documents with what a visitor should know before a download: type, year, language, size and pages. */
const shownDocuments = async (
  content: SiteContent,
  documents: readonly LocalItem<"documents">[],
  language: Language,
) => {
  const { documents: messages } = datedListMessages[language]
  const pdfs = await content.pdfs(documents.map(({ file }) => file.file))
  return documents.map(({ slug, title, type, year, file, ...document }) => {
    const { pages = 0, state } = pdfs.get(file.file) ?? {}
    const facts = [
      choiceName(documentTypes, type, language),
      year,
      choiceName(documentLanguages, document.language, language),
      `PDF, ${formatSize(file.bytes, language)}`,
      pages > 0 && formatMessage(messages.pages, { count: pages }),
    ]
    return {
      slug,
      title,
      href: `/${file.file}`,
      facts: facts.filter(Boolean).join(" · "),
      note: state === "scan" ? messages.scan : undefined,
    }
  })
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = datedListMessages[language]
  const content = context.get(requestContext).content(language)
  const number = pageNumberIn(url.searchParams)
  const filter = readFilter("documents", url.searchParams)
  const paginated = number && (await content.listPage("documents", number, filter))
  if (!paginated) throw data("no such page", 404)
  const { items, page, pages } = paginated
  const texts = await listTexts(content, "/documents")
  const { chosen, groups } = await readListFilter(content, "documents", filter, language)
  const title = [texts.title, chosen].filter(Boolean).join(": ")
  return {
    head: pageHead(url, undefined, {
      ...texts,
      title,
      page,
      description: texts.lead ?? messages.documents.description,
      updatedAt: latest(items),
    }),
    documents: await shownDocuments(content, items, language),
    page,
    pages,
    groups,
    link: filterLink("documents", filter),
    none: messages.documents.none,
    filterLabel: messages.filter.label,
    pagination: messages.pagination,
  }
}

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { head, documents, page, pages, groups, link, none, filterLabel, pagination } = loaderData
  const language = useLanguage()
  return (
    <SitePage head={head}>
      <div className={lists.column}>
        <ListFilter label={filterLabel} groups={groups} />
        {documents.length === 0 && <p>{none}</p>}
        <ul>
          {documents.map(({ slug, title, href, facts, note }) => (
            <li key={slug} className={styles.document}>
              <a className={styles.title} href={href} type="application/pdf">
                {title}
              </a>
              <p className="soft small">{facts}</p>
              {note && <p className="soft small">{note}</p>}
            </li>
          ))}
        </ul>
        <Pagination {...pagination} page={page} pages={pages} path={inLanguage(language, link)} />
      </div>
    </SitePage>
  )
}
