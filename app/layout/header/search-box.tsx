import { Search } from "lucide-react"
import { Form } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import type { LayoutData } from "../layout-data.server.ts"

import styles from "./search-box.module.css"

/** Search form that leads to the search page, in the visitor's language. */
export function SearchBox({ words }: { words: LayoutData["words"]["header"] }) {
  return (
    <search className={styles.search}>
      <Form method="get" action={inLanguage(useLanguage(), "/search")} className={styles.form}>
        <label htmlFor="site-search" className="visually-hidden">
          {words.searchLabel}
        </label>
        <input
          id="site-search"
          type="search"
          name="q"
          required
          maxLength={100}
          placeholder={words.searchLabel}
          className={styles.query}
        />
        <button type="submit" className={styles.submit} title={words.search}>
          <Search size={20} aria-hidden />
          <span className="visually-hidden">{words.search}</span>
        </button>
      </Form>
    </search>
  )
}
