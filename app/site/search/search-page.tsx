import { data, Form, Link } from "react-router"

import { inLanguage, languageOf, useLangOf, useLanguage } from "#app/language.ts"
import { phoneHref, SiteLink } from "#app/links.tsx"
import type { Language } from "#domain/content/languages.ts"
import { fees } from "#domain/content/named-pages.ts"
import { meritLists } from "#domain/content/paths.ts"
import { plainWord, wordsAsWritten } from "#domain/content/search/written-word.ts"
import type { Message } from "#domain/messages/define-messages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SearchHit, SearchResult } from "#server/features/content/content.ts"
import { type RequestContext, requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { listTexts, pageHead, pageNumberIn } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/search-page"
import { siteSearchMessages } from "./messages.server.ts"

import styles from "./search-page.module.css"

/** Splits a text into parts in order; the marked words (`plainWord`) are hits. */
export const highlightMatches = (text: string, marked: readonly string[]) => {
  const pieces: { text: string; isHit: boolean }[] = []
  const add = (piece: string, isHit: boolean) => {
    if (piece !== "") pieces.push({ text: piece, isHit })
  }
  let end = 0
  for (const { 0: word, index } of wordsAsWritten(text)) {
    if (!marked.includes(plainWord(word))) continue
    add(text.slice(end, index), false)
    add(word, true)
    end = index + word.length
  }
  add(text.slice(end), false)
  return pieces
}

/** Maximum query length in characters; nobody types more by hand. */
export const maxQueryLength = 100

/** The query in a URL, with whitespace normalized; "" without one. */
export const readSearchQuery = (search: URLSearchParams) =>
  (search.get("q") ?? "").trim().replace(/\s+/g, " ").slice(0, maxQueryLength)

/** Where most visitors want to go, for a query that finds nothing. */
const readWaysOn = async (server: RequestContext, language: Language) => {
  const { none } = siteSearchMessages[language].search
  const content = server.content(language)
  const [isOpen, titles, { phones }] = await Promise.all([
    content.linkCheck(),
    content.builtInTitles(),
    server.settings(),
  ])
  const named = (path: keyof typeof titles) => ({ link: path as string, title: titles[path] })
  return {
    links: [
      named("/admission-form"),
      named("/notices"),
      ...(isOpen(meritLists.path) ? [named(meritLists.path)] : []),
      { link: fees.link, title: none.fees },
      named("/admission-status"),
      named("/contact-us/"),
      { link: "/site-map", title: none.siteMap },
    ],
    phones,
  }
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = siteSearchMessages[language].search
  const query = readSearchQuery(url.searchParams)
  const page = pageNumberIn(url.searchParams)
  const server = context.get(requestContext)
  const result = query && page ? await server.content(language).search(query, page) : undefined
  if (!page || page > (result?.pages ?? 1)) throw data("no such page", 404)
  const { title, lead } = await listTexts(server.content(language), "/search")
  return {
    head: pageHead(url, undefined, {
      title: query ? formatMessage(messages.titleOf, { title, query }) : title,
      page,
      lead,
    }),
    query,
    page,
    result,
    waysOn: result?.total === 0 ? await readWaysOn(server, language) : undefined,
    messages,
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { head, query, page, result, waysOn, messages } = loaderData
  const path = inLanguage(useLanguage(), "/search")
  const address = `${path}?${new URLSearchParams({ q: query })}`
  return (
    <SitePage head={head} isUnlisted>
      <SearchForm path={path} query={query} messages={messages} />
      {/* Live region: always rendered, so that screen readers announce a new count. */}
      <output className={styles.count}>
        {result &&
          result.total > 0 &&
          formatMessage(messages.found, { query: result.corrected ?? query, count: result.total })}
        {result?.total === 0 && formatMessage(messages.none.text, { query })}
        {result?.corrected && (
          <span className={styles.instead}>
            {formatMessage(messages.corrected, { query: result.corrected, typed: query })}
          </span>
        )}
        {result?.isPartial && <span className={styles.instead}>{messages.partial}</span>}
      </output>
      {result && waysOn && (
        <NothingFound
          query={query}
          suggestions={result.suggestions}
          {...waysOn}
          messages={messages.none}
        />
      )}
      {result && <SearchHits result={result} kinds={messages.kinds} />}
      {result && (
        <Pagination {...messages.pagination} page={page} pages={result.pages} path={address} />
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
  /** Words like those of the query that find something. */
  suggestions: readonly string[]
  links: readonly { link: string; title: string }[]
  phones: readonly string[]
  messages: {
    hints: readonly string[]
    suggestions: string
    pages: string
    otherLanguage: string
    phone: Message<"phone">
  }
}

function NothingFound({ query, suggestions, links, phones, messages }: NothingFoundProps) {
  const language = useLanguage()
  const other = language === "hi" ? "en" : "hi"
  const addressIn = (one: Language, words: string) =>
    `${inLanguage(one, "/search")}?${new URLSearchParams({ q: words })}`
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <h2 className={styles.heading}>{messages.suggestions}</h2>
          <Links links={suggestions.map((word) => [addressIn(language, word), word])} />
        </>
      )}
      <ul className={styles.hints}>
        {messages.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <h2 className={styles.heading}>{messages.pages}</h2>
      <Links links={links.map(({ link, title }) => [inLanguage(language, link), title])} />
      <ul>
        {phones.map((phone) => (
          <li key={phone}>
            <a className="tap-height" href={phoneHref(phone)}>
              {formatMessage(messages.phone, { phone })}
            </a>
          </li>
        ))}
        <li>
          <Link className="tap-height" to={addressIn(other, query)} hrefLang={other}>
            {messages.otherLanguage}
          </Link>
        </li>
      </ul>
    </>
  )
}

function Links({ links }: { links: readonly (readonly [to: string, text: string])[] }) {
  return (
    <ul>
      {links.map(([to, text]) => (
        <li key={to}>
          <Link className="tap-height" to={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Highlighted({ text, marked }: { text: string; marked: readonly string[] }) {
  return highlightMatches(text, marked).map((piece, position) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts are never moved or removed
    piece.isHit ? <mark key={position}>{piece.text}</mark> : piece.text,
  )
}

interface SearchHitsProps {
  result: SearchResult
  kinds: Record<SearchHit["kind"], string>
}

function SearchHits({ result: { items, marked }, kinds }: SearchHitsProps) {
  const langOf = useLangOf()
  return (
    <ol>
      {items.map(({ kind, title, path, excerpt, noPageIn }) => (
        <li key={path} className={styles.hit}>
          <p className="eyebrow small">{kinds[kind]}</p>
          <h2 className={styles.title}>
            <SiteLink link={path} noPageIn={noPageIn} lang={langOf(title)}>
              <Highlighted text={title} marked={marked} />
            </SiteLink>
          </h2>
          <p lang={langOf(excerpt)}>
            <Highlighted text={excerpt} marked={marked} />
          </p>
        </li>
      ))}
    </ol>
  )
}
