import { Search } from "lucide-react"
import { Form } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import type { LayoutData } from "../layout-data.server.ts"

import styles from "./search-box.module.css"

/** Search form that leads to the search page, in the visitor's language. */
export function SearchBox({ messages }: { messages: LayoutData["messages"]["header"] }) {
  return (
    <search className={styles.search}>
      <Form method="get" action={inLanguage(useLanguage(), "/search")} className={styles.form}>
        <label htmlFor="site-search" className="visually-hidden">
          {messages.searchLabel}
        </label>
        <input
          id="site-search"
          type="search"
          name="q"
          required
          maxLength={100}
          placeholder={messages.searchLabel}
          className={styles.query}
        />
        <button type="submit" className={styles.submit} title={messages.search}>
          <Search size={20} aria-hidden />
          <span className="visually-hidden">{messages.search}</span>
        </button>
      </Form>
    </search>
  )
}
