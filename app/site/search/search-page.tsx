import { data } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { Pagination } from "#app/ui/pagination/pagination.tsx"
import { requestContext } from "#server/http/pages/request-context.ts"

import { pageNumberIn, pageOfList } from "../page-number.ts"
import { pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/search-page"
import { searchMessages } from "./messages.server.ts"
import { NothingFound } from "./nothing-found.tsx"
import { SearchForm } from "./search-form.tsx"
import { SearchHits } from "./search-hits.tsx"
import { maxQueryLength, readSearchQuery } from "./search-query.ts"

import styles from "./search-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = searchMessages(language).search
  const query = readSearchQuery(url.searchParams)
  const page = pageNumberIn(url.searchParams)
  const found =
    query && page
      ? await context.get(requestContext).content(language).search(query, page)
      : undefined
  if (!page || page > (found?.pages ?? 1)) throw data("no such page", 404)
  const titleOf = page > 1 ? messages.titleOfPage : messages.titleOf
  const title = query ? formatMessage(titleOf, { query, page }) : messages.title
  return {
    head: pageHead(url, undefined, { title, lead: messages.lead }),
    query,
    page,
    found,
    messages,
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { head, query, page, found, messages } = loaderData
  const path = inLanguage(useLanguage(), "/search")
  const address = `${path}?${new URLSearchParams({ q: query })}`
  const counted = found?.total === 1 ? messages.found.one : messages.found.many
  return (
    <SitePage head={head} isUnlisted>
      <SearchForm path={path} query={query} longest={maxQueryLength} messages={messages} />
      {/* Live region: always rendered, so that screen readers announce a new count. */}
      <output className={styles.count}>
        {found && found.total > 0 && formatMessage(counted, { query, total: found.total })}
        {found?.total === 0 && formatMessage(messages.none.text, { query })}
      </output>
      {found?.total === 0 && <NothingFound query={query} messages={messages.none} />}
      {found && <SearchHits hits={found.items} query={query} kinds={messages.kinds} />}
      {found && (
        <Pagination
          {...messages.pagination}
          page={page}
          pages={found.pages}
          to={(other) => pageOfList(address, other)}
        />
      )}
    </SitePage>
  )
}
