import type { ReactNode } from "react"

import { useLangOf } from "#app/language.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { PageBanner } from "#ui/page-banner/page-banner.tsx"
import { Picture } from "#ui/picture/picture.tsx"

import { PageMeta } from "../page-meta.tsx"
import type { AttachmentList, PageHead } from "./page-head.server.ts"

import styles from "./site-page.module.css"

interface SitePageProps {
  head: PageHead
  /** Whether to exclude the page from search engines (noindex). */
  isUnlisted?: boolean
  /** The picture of the page, and what its head says besides the lead. */
  picture?: ReactNode
  intro?: ReactNode
  children: ReactNode
}

/** Frame of a page: its head, content in the site's width, and date of the last update. */
export function SitePage({ head, isUnlisted = false, picture, intro, children }: SitePageProps) {
  const { title, lead, description, trail, crumbs, sectionPicture, updated, pointer } = head
  const langOf = useLangOf()
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        isUnlisted={isUnlisted || pointer !== undefined}
      />
      <PageBanner
        title={title}
        label={trail}
        crumbs={crumbs}
        lead={lead}
        langOf={langOf}
        picture={pointer ? undefined : picture}
        strip={sectionPicture && <SectionPicture file={sectionPicture} />}
      >
        {!pointer && intro}
      </PageBanner>
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

const headSizes = "(width >= 1200px) 432px, (width >= 768px) 38vw, 100vw"

/** Decoration, on each page of the section. A phone neither shows nor loads it. */
const SectionPicture = ({ file }: { file: string }) => (
  <Picture of={pictureSources(file)} alt="" width={800} height={500} sizes={headSizes} />
)

interface HeadPictureProps {
  picture: { file: string; alt: string }
  /** Size in pixels of a drawing. */
  width: number
  height: number
}

/** The picture in the head of a page, the largest before scrolling. */
export function HeadPicture({ picture: { file, alt }, width, height }: HeadPictureProps) {
  return (
    <Picture
      of={pictureSources(file)}
      alt={alt}
      lang={useLangOf()(alt)}
      width={width}
      height={height}
      sizes={headSizes}
      isFirst
    />
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
