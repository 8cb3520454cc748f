import { data, useSearchParams } from "react-router"

import { fill } from "#app/fill.ts"
import { languageOf, useLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"
import { Pagination } from "#app/ui/pagination/pagination.tsx"
import { deskContext } from "#server/pages/context.ts"

import { wordsOf } from "../words/words-of.server.ts"
import type { Route } from "./+types/cards-page"
import { CardSheets } from "./card-sheets.tsx"

import styles from "./cards-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { office, card } = wordsOf(languageOf(url.pathname))
  const of = (name: string) => url.searchParams.get(name) ?? ""
  const pass = {
    session: of("session"),
    course: of("course"),
    until: of("until"),
    seal: of("seal"),
  }
  const page = Math.max(1, Math.floor(Number(of("page"))) || 1)
  const found = await context.get(deskContext).listOfficeCards(pass, page)
  return data({ found, page, words: office, cardWords: card }, { status: found ? 200 : 403 })
}

/** A sheet full of personal data: no cache, no index. */
export const headers = () => ({ "cache-control": "no-store", "x-robots-tag": "noindex" })

/** Cards for the office to print, ten on a sheet (npm run students:cards makes the link). */
export default function CardsPage({ loaderData }: Route.ComponentProps) {
  const { found, page, words, cardWords } = loaderData
  const language = useLanguage()
  const { cards, pages } = found ?? { cards: [], pages: 1 }
  const [search] = useSearchParams()
  const to = (number: number) => {
    const next = new URLSearchParams(search)
    next.set("page", String(number))
    return `?${next}`
  }
  return (
    <main>
      <title>{words.title}</title>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        {!found && <p>{words.over}</p>}
        {found && cards.length === 0 && <p>{words.none}</p>}
        {cards.length > 0 && (
          <>
            <p>{fill(words.count, { count: cards.length, page, pages })}</p>
            <p>{words.hint}</p>
            <Pagination
              label={words.pages}
              page={page}
              pages={pages}
              to={to}
              previous={words.previous}
              next={words.next}
            />
            <Button onClick={() => window.print()}>{words.print}</Button>
          </>
        )}
      </div>
      <CardSheets cards={cards} words={cardWords} language={language} />
    </main>
  )
}
