import { data, Form, Link } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SearchHit } from "#server/features/content/content.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { pageHead, pageNumberIn } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/search-page"
import { siteSearchMessages } from "./messages.server.ts"

import styles from "./search-page.module.css"

// A word includes vowel signs and joiners: highlighting between them would break Devanagari letters.
const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** Normalizes words for comparison: lower case, and one spelling for letters with a nukta (फ़). */
const plain = (text: string) => text.normalize("NFC").toLowerCase()

const wordsIn = (text: string) => plain(text).match(word) ?? []

/** Splits a text into parts in order; words that start with a word of the query are hits. */
export const highlightMatches = (text: string, query: string) => {
  const searched = wordsIn(query)
  const isHit = (found: string) => searched.some((start) => plain(found).startsWith(start))
  const pieces: { text: string; isHit: boolean }[] = []
  const add = (piece: string, hit: boolean) => {
    if (piece !== "") pieces.push({ text: piece, isHit: hit })
  }
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!isHit(found)) continue
    add(text.slice(end, index), false)
    add(found, true)
    end = index + found.length
  }
  add(text.slice(end), false)
  return pieces
}

/** Maximum query length in characters; nobody types more by hand. */
export const maxQueryLength = 100

/** The query in a URL, with whitespace normalized; "" without one. */
export const readSearchQuery = (search: URLSearchParams) =>
  (search.get("q") ?? "").trim().replace(/\s+/g, " ").slice(0, maxQueryLength)

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = siteSearchMessages[language].search
  const query = readSearchQuery(url.searchParams)
  const page = pageNumberIn(url.searchParams)
  const found =
    query && page
      ? await context.get(requestContext).content(language).search(query, page)
      : undefined
  if (!page || page > (found?.pages ?? 1)) throw data("no such page", 404)
  const title = query ? formatMessage(messages.titleOf, { query }) : messages.title
  return {
    head: pageHead(url, undefined, { title, page, lead: messages.lead }),
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
  return (
    <SitePage head={head} isUnlisted>
      <SearchForm path={path} query={query} messages={messages} />
      {/* Live region: always rendered, so that screen readers announce a new count. */}
      <output className={styles.count}>
        {found && found.total > 0 && formatMessage(messages.found, { query, count: found.total })}
        {found?.total === 0 && formatMessage(messages.none.text, { query })}
      </output>
      {found?.total === 0 && <NothingFound query={query} messages={messages.none} />}
      {found && <SearchHits hits={found.items} query={query} kinds={messages.kinds} />}
      {found && (
        <Pagination {...messages.pagination} page={page} pages={found.pages} path={address} />
      )}
    </SitePage>
  )
}

interface SearchFormProps {
  /** Path of the search page. */
  path: string
  query: string
  messages: { label: string; hint: string; submit: string }
}

/** A GET form: it works without JavaScript, and a search can be bookmarked. */
function SearchForm({ path, query, messages }: SearchFormProps) {
  return (
    <search>
      <Form method="get" action={path} className={styles.form}>
        <label htmlFor="search-query" className={styles.label}>
          {messages.label}
        </label>
        <p id="search-hint" className="soft">
          {messages.hint}
        </p>
        <div className={styles.line}>
          <input
            key={query}
            id="search-query"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxQueryLength}
            required
            aria-describedby="search-hint"
            className={styles.field}
          />
          <Button type="submit">{messages.submit}</Button>
        </div>
      </Form>
    </search>
  )
}

interface NothingFoundProps {
  query: string
  messages: { hints: readonly string[]; otherLanguage: string; siteMap: string; contact: string }
}

function NothingFound({ query, messages }: NothingFoundProps) {
  const language = useLanguage()
  const other = language === "hi" ? "en" : "hi"
  const search = `${inLanguage(other, "/search")}?${new URLSearchParams({ q: query })}`
  const links = [
    { to: search, text: messages.otherLanguage, hrefLang: other },
    { to: inLanguage(language, "/site-map"), text: messages.siteMap },
    { to: inLanguage(language, "/contact-us/"), text: messages.contact },
  ]
  return (
    <>
      <ul className={styles.hints}>
        {messages.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <ul>
        {links.map(({ to, text, hrefLang }) => (
          <li key={to}>
            <Link className="tap-height" to={to} hrefLang={hrefLang}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Highlighted({ text, query }: { text: string; query: string }) {
  return highlightMatches(text, query).map((piece, position) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts are never moved or removed
    piece.isHit ? <mark key={position}>{piece.text}</mark> : piece.text,
  )
}

interface SearchHitsProps {
  hits: readonly SearchHit[]
  query: string
  kinds: Record<SearchHit["kind"], string>
}

function SearchHits({ hits, query, kinds }: SearchHitsProps) {
  return (
    <ol>
      {hits.map(({ kind, title, path, excerpt }) => (
        <li key={path} className={styles.hit}>
          <p className="eyebrow small">{kinds[kind]}</p>
          <h2 className={styles.title}>
            <SiteLink link={path}>
              <Highlighted text={title} query={query} />
            </SiteLink>
          </h2>
          <p>
            <Highlighted text={excerpt} query={query} />
          </p>
        </li>
      ))}
    </ol>
  )
}
