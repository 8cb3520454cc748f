import { Form } from "react-router"

import { Button } from "#app/ui/button/button.tsx"

import styles from "./search-form.module.css"

interface SearchFormProps {
  /** The address of the search page. */
  path: string
  query: string
  /** The longest query, in characters. */
  longest: number
  words: { label: string; hint: string; submit: string }
}

/** A plain GET form: it works without scripts, and a search has an address one can keep. */
export function SearchForm({ path, query, longest, words }: SearchFormProps) {
  return (
    <search>
      <Form method="get" action={path} className={styles.form}>
        <label htmlFor="search-query" className={styles.label}>
          {words.label}
        </label>
        <p id="search-hint" className={styles.hint}>
          {words.hint}
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
          <Button type="submit">{words.submit}</Button>
        </div>
      </Form>
    </search>
  )
}
