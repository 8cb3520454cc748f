import { UserRound } from "lucide-react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"

import type { LayoutData } from "../layout-data.server.ts"
import { Navigation } from "../navigation/navigation.tsx"
import { SiteLink } from "../site-link.tsx"
import { College } from "./college.tsx"
import { Hamburger } from "./hamburger.tsx"
import { SearchBox } from "./search-box.tsx"

import styles from "./header.module.css"

/** College name, search and menu. On a phone the hamburger folds what follows it: search and menu. */
export function Header({ data: { messages, college, menu } }: { data: LayoutData }) {
  const language = useLanguage()
  return (
    <div className={styles.header}>
      <Link to={inLanguage(language, "/")} className={styles.college}>
        <College college={college} emblem={college.emblem?.alt ?? messages.header.emblem} />
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
