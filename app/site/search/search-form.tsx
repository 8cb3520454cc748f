import { Form } from "react-router"

import { Button } from "#app/ui/button/button.tsx"

import styles from "./search-form.module.css"

interface SearchFormProps {
  /** Path of the search page. */
  path: string
  query: string
  /** Maximum length of the query in characters. */
  longest: number
  messages: { label: string; hint: string; submit: string }
}

/** A GET form: it works without JavaScript, and a search can be bookmarked. */
export function SearchForm({ path, query, longest, messages }: SearchFormProps) {
  return (
    <search>
      <Form method="get" action={path} className={styles.form}>
        <label htmlFor="search-query" className={styles.label}>
          {messages.label}
        </label>
        <p id="search-hint" className={styles.hint}>
          {messages.hint}
        </p>
        <div className={styles.line}>
          <input
            key={query}
            id="search-query"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longest}
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
