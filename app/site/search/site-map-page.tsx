import { Link } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"
import { deskContext } from "#server/pages/context.ts"

import { PageMeta } from "../page-meta.tsx"
import type { Route } from "./+types/site-map-page"
import { type Branch, siteMapOf } from "./site-map-of.ts"
import { wordsOf } from "./words.server.ts"

import styles from "./site-map-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(deskContext).content(language)
  const words = wordsOf(language)
  const [menu, pages] = await Promise.all([content.menu(), content.list("pages")])
  const { title, lead } = words.siteMap
  return {
    tree: siteMapOf({ menu, pages, words }),
    words: { home: words.home, youAreHere: words.youAreHere, title, lead },
  }
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  const language = useLanguage()
  const named = ({ title, link }: Branch) => {
    if (link === undefined) return <span className={styles.heading}>{title}</span>
    // A feed is a file, which the router does not know; so is another site.
    if (!link.startsWith("/") || link.endsWith(".xml")) {
      return <a href={link.startsWith("/") ? inLanguage(language, link) : link}>{title}</a>
    }
    return <Link to={inLanguage(language, link)}>{title}</Link>
  }
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.link ?? branch.title}>
          {named(branch)}
          {branch.entries.length > 0 && <Branches branches={branch.entries} />}
        </li>
      ))}
    </ul>
  )
}

export default function SiteMapPage({ loaderData: { tree, words } }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageMeta title={words.title} description={words.lead} />
      <PageBanner
        title={words.title}
        label={words.youAreHere}
        crumbs={[{ title: words.home, to: inLanguage(language, "/") }]}
        lead={words.lead}
      />
      <div className={styles.page}>
        {tree.map(({ title, entries }) => (
          <section key={title} className={styles.part}>
            <h2>{title}</h2>
            <Branches branches={entries} />
          </section>
        ))}
      </div>
    </>
  )
}
