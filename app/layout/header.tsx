import { Menu, Search, UserRound, X } from "lucide-react"
import { Fragment, useEffect, useRef } from "react"
import { Form, Link, useLocation } from "react-router"

import { inLanguage, useLangOf, useLanguage } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { useStore } from "#app/store/store.tsx"
import { ButtonLink } from "#ui/button/button.tsx"

import type { LayoutData } from "./layout-data.server.ts"
import { Navigation } from "./navigation.tsx"

import styles from "./header.module.css"

/** College name, search and menu. On a phone the hamburger folds what follows it: search and menu. */
export function Header({ data: { messages, college, menu } }: { data: LayoutData }) {
  const language = useLanguage()
  return (
    <div className={styles.header}>
      <Link to={inLanguage(language, "/")} className={styles.college}>
        <College college={college} emblem={college.emblemAlt ?? messages.header.emblem} />
      </Link>
      <Hamburger label={messages.navigation.menu} />
      <div className={styles.actions}>
        <SiteLink link="/student/student-login" className={styles.login}>
          <UserRound size={20} aria-hidden /> {messages.header.login}
        </SiteLink>
        <ButtonLink to={inLanguage(language, "/admission-form")} className={styles.admission}>
          {messages.header.admission}
        </ButtonLink>
      </div>
      <SearchBox messages={messages.header} />
      <Navigation messages={messages.navigation} menu={menu} />
    </div>
  )
}

/** The characters of a name that fit beside the emblem on a phone. Longer names are smaller there. */
const lineLength = 36

interface CollegeProps {
  college: LayoutData["college"]
  /** Alternative text of the emblem (GIGW). */
  emblem: string
}

function College({ college, emblem }: CollegeProps) {
  const { store } = useStore()
  return (
    <span className={styles.identity}>
      <img className={styles.emblem} src={store.store_logo} alt={emblem} width="88" height="88" />
      <span>
        {college.names.map(({ text, language }, index) => (
          <Fragment key={language}>
            <span
              className={index === 0 ? styles.name : styles.nameBeside}
              data-long={text.length > lineLength}
              lang={language}
            >
              {text}
            </span>{" "}
          </Fragment>
        ))}
        <span className={styles.affiliation} lang={useLangOf()(college.affiliation)}>
          {college.affiliation}
        </span>
      </span>
    </span>
  )
}

/**
 * Menu button on a phone: an empty `<details>` placed before the content that it folds (see header.module.css). It
 * works without JavaScript and before hydration, and a wide screen can show the content anyway.
 */
function Hamburger({ label }: { label: string }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      const details = ref.current
      if (key !== "Escape" || defaultPrevented || !details?.open) return
      details.open = false
      details.querySelector("summary")?.focus()
    }
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [])

  return (
    // The key remounts it, and so closes it, on navigation.
    <details key={pathname} ref={ref} className={styles.hamburger} data-folds="menu" data-keys>
      <summary>
        <Menu className={styles.whenClosed} aria-hidden />
        <X className={styles.whenOpen} aria-hidden />
        {label}
      </summary>
    </details>
  )
}

function SearchBox({ messages }: { messages: LayoutData["messages"]["header"] }) {
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
