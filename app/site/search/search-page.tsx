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
  const words = searchMessages(language).search
  const query = readSearchQuery(url.searchParams)
  const page = pageNumberIn(url.searchParams)
  const found =
    query && page
      ? await context.get(requestContext).content(language).search(query, page)
      : undefined
  if (!page || page > (found?.pages ?? 1)) throw data("no such page", 404)
  const titleOf = page > 1 ? words.titleOfPage : words.titleOf
  const title = query ? formatMessage(titleOf, { query, page }) : words.title
  return { head: pageHead(url, undefined, { title, lead: words.lead }), query, page, found, words }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { head, query, page, found, words } = loaderData
  const path = inLanguage(useLanguage(), "/search")
  const address = `${path}?${new URLSearchParams({ q: query })}`
  const counted = found?.total === 1 ? words.found.one : words.found.many
  return (
    <SitePage head={head} isUnlisted>
      <SearchForm path={path} query={query} longest={maxQueryLength} words={words} />
      {/* Live region: always rendered, so that screen readers announce a new count. */}
      <output className={styles.count}>
        {found && found.total > 0 && formatMessage(counted, { query, total: found.total })}
        {found?.total === 0 && formatMessage(words.none.text, { query })}
      </output>
      {found?.total === 0 && <NothingFound query={query} words={words.none} />}
      {found && <SearchHits hits={found.items} query={query} kinds={words.kinds} />}
      {found && (
        <Pagination
          {...words.pagination}
          page={page}
          pages={found.pages}
          to={(other) => pageOfList(address, other)}
        />
      )}
    </SitePage>
  )
}
