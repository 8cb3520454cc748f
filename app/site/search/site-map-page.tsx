import { languageOf } from "#app/language.ts"
import { SiteLink } from "#app/site-link.tsx"
import { requestContext } from "#server/http/pages/request-context.ts"

import { pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/site-map-page"
import { siteSearchMessages } from "./messages.server.ts"
import { type Branch, buildSiteMap } from "./site-map-tree.ts"

import styles from "./site-map-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const messages = siteSearchMessages[language]
  const [menu, pages] = await Promise.all([content.menu(), content.list("pages")])
  return {
    head: pageHead(url, undefined, messages.siteMap),
    tree: buildSiteMap({ menu, pages, messages }),
  }
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.link ?? branch.title}>
          {branch.link === undefined ? (
            <span className={styles.heading}>{branch.title}</span>
          ) : (
            <SiteLink className="tap-height" link={branch.link}>
              {branch.title}
            </SiteLink>
          )}
          {branch.entries.length > 0 && <Branches branches={branch.entries} />}
        </li>
      ))}
    </ul>
  )
}

export default function SiteMapPage({ loaderData: { head, tree } }: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      {tree.map(({ title, entries }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <Branches branches={entries} />
        </section>
      ))}
    </SitePage>
  )
}
