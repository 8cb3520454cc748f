import type { ReactNode } from "react"

import { useLangOf } from "#app/language.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { PageBanner } from "#ui/page-banner/page-banner.tsx"

import { PageMeta } from "../page-meta.tsx"
import type { AttachmentList, PageHead } from "./page-head.server.ts"

import styles from "./site-page.module.css"

interface SitePageProps {
  head: PageHead
  /** Whether to exclude the page from search engines (noindex). */
  isUnlisted?: boolean
  children: ReactNode
}

/** Frame of a page: banner, content in the site's width, and date of the last update. */
export function SitePage({ head, isUnlisted = false, children }: SitePageProps) {
  const { title, lead, description, trail, crumbs, updated, pointer } = head
  const langOf = useLangOf()
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        isUnlisted={isUnlisted || pointer !== undefined}
      />
      <PageBanner title={title} label={trail} crumbs={crumbs} lead={lead} langOf={langOf} />
      <div className={styles.body}>
        {pointer ? <Pointer {...pointer} /> : children}
        {updated && (
          <p className={styles.updated}>
            {updated.label}: <time dateTime={updated.at}>{updated.day}</time>
          </p>
        )}
      </div>
    </>
  )
}

/** Says that the page is written in the other language only, and leads there (specification 2.2). */
function Pointer({ text, action, to, language }: NonNullable<PageHead["pointer"]>) {
  return (
    <div className="stack">
      <p>{text}</p>
      <p>
        <ButtonLink to={to} hrefLang={language}>
          {action}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The attached PDFs below a text; renders nothing without any. */
export function Attachments({ list }: { list: AttachmentList | undefined }) {
  const langOf = useLangOf()
  if (!list) return null
  return (
    <section className={styles.attachments}>
      <h2>{list.label}</h2>
      <ul>
        {list.files.map(({ href, title, size }) => (
          <li key={`${title} ${href}`}>
            <a className="tap-height" href={href} type="application/pdf" lang={langOf(title)}>
              {`${title} (PDF, ${size})`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FactPanelProps {
  facts: readonly { label: string; value: ReactNode }[]
}

/** Days, places and numbers at the top of a page, each below its label: beside each other where there is room. */
export function FactPanel({ facts }: FactPanelProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
