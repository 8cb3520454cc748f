import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import type { SearchHit } from "#server/features/content/content.ts"

import { highlightMatches } from "./highlight.ts"

import styles from "./search-hits.module.css"

/** A text with the query's words highlighted. */
function Marked({ text, query }: { text: string; query: string }) {
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

export function SearchHits({ hits, query, kinds }: SearchHitsProps) {
  const language = useLanguage()
  return (
    <ol className={styles.hits}>
      {hits.map(({ kind, title, path, excerpt }) => (
        <li key={path} className={styles.hit}>
          <p className={styles.kind}>{kinds[kind]}</p>
          <h2 className={styles.title}>
            <Link to={inLanguage(language, path)}>
              <Marked text={title} query={query} />
            </Link>
          </h2>
          <p>
            <Marked text={excerpt} query={query} />
          </p>
        </li>
      ))}
    </ol>
  )
}
