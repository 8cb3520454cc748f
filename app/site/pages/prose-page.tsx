import { useId } from "react"
import { data, Link, redirect } from "react-router"

import { inLanguage, languageOf, useLangOf, useLanguage, withoutLanguage } from "#app/language.ts"
import { plainPath } from "#domain/content/paths.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { listsIn } from "#domain/content/text-blocks.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { noticePath, noticeVariables, withAdditionalFields } from "#domain/privacy/notice.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { Picture } from "#ui/picture/picture.tsx"
import { ProseWithLists } from "#ui/prose/prose-with-lists.tsx"

import type { Route } from "./+types/prose-page"
import { DepartmentPage } from "./department-page.tsx"
import { FacultyPage } from "./faculty-page.tsx"
import { pageMessages } from "./messages.server.ts"
import { attachmentsOf, findPageSection, siblingPagesOf, pageHead } from "./page-head.server.ts"
import { People } from "./people.tsx"
import { readDepartment } from "./read-department.server.ts"
import { readFaculty } from "./read-faculty.server.ts"
import { readPeople } from "./read-people.server.ts"
import { Attachments, HeadPicture, SitePage } from "./site-page.tsx"

import styles from "./prose-page.module.css"

/** Whether a text has its members where the author wants them: then they are not shown again below it. */
const showsMembers = (body: string) =>
  listsIn(body).some((list) => list.kind === "people" && list.group === "here")

/**
 * A text page, a faculty or a department: what the college published at this path. Former paths of a page redirect to it. A fixed
 * route without any shows a placeholder; any other path without one is a 404.
 */
export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = pageMessages[language]
  const server = context.get(requestContext)
  const content = server.content(language)
  const path = withoutLanguage(url.pathname)
  const found = await content.at(path)
  const noPageIn = found?.item.noPageIn
  if (found?.collection === "faculties")
    return { noPageIn, faculty: await readFaculty(content, url, found.item) }
  if (found?.collection === "departments")
    return { noPageIn, department: await readDepartment(content, url, found.item) }
  const page = found?.item
  const movedTo = page ? undefined : await content.redirect(path)
  if (movedTo !== undefined) throw redirect(inLanguage(language, movedTo) + url.search, 301)
  const isOfTheTable = !("*" in params)
  if (!page && !isOfTheTable) throw data(null, { status: 404 })

  const section = await findPageSection(content, url)
  if (!page) {
    const { titles, ...placeholder } = messages
    return { head: pageHead(url, section, { title: titles[plainPath(path)] ?? path }), placeholder }
  }
  const isNotice = plainPath(page.path) === noticePath
  const body = isNotice
    ? withAdditionalFields(page.body, (await server.admissionSession()).asked_fields, language)
    : page.body
  return {
    noPageIn,
    head: pageHead(url, section, {
      title: page.title,
      lead: page.excerpt,
      noPageIn,
      updatedAt: page.updated_at,
    }),
    page: {
      html: await content.htmlWithLists(
        formatMessage(body, noticeVariables(await server.settings(), language)),
        page.slug,
      ),
      picture: page.picture,
      attachments: attachmentsOf(page.attachments, language),
    },
    members: showsMembers(body)
      ? undefined
      : await readPeople(content, url, "members", ({ committees = [] }) =>
          committees.includes(page.slug),
        ),
    neighbours: { title: section?.title ?? "", pages: siblingPagesOf(section, url) },
  }
}

export default function ProsePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.faculty) return <FacultyPage {...loaderData.faculty} />
  if (loaderData.department) return <DepartmentPage {...loaderData.department} />
  const { head } = loaderData
  if (!loaderData.page)
    return (
      <SitePage head={head} isUnlisted>
        <UnpublishedPage messages={loaderData.placeholder} />
      </SitePage>
    )
  const { page, members, neighbours } = loaderData
  const { picture } = page
  const isPortrait = picture !== undefined && isUpright(picture.file)
  return (
    <SitePage
      head={head}
      picture={
        picture && !isPortrait ? (
          <HeadPicture picture={picture} {...sizeOf(picture.file)} />
        ) : undefined
      }
    >
      <div className={styles.columns}>
        <article className={styles.text}>
          {isPortrait && <Portrait picture={picture} />}
          <ProseWithLists html={page.html} />
          <People list={members} />
          <Attachments list={page.attachments} />
        </article>
        <SiblingPages {...neighbours} />
      </div>
    </SitePage>
  )
}

/** Picture sizes by folder, to reserve space and avoid a layout shift. */
const sizes: Record<string, { width: number; height: number }> = {
  portraits: { width: 480, height: 600 },
  slides: { width: 1600, height: 700 },
  gallery: { width: 1200, height: 900 },
  departments: { width: 640, height: 400 },
}
const usualSize = { width: 800, height: 500 }

const sizeOf = (file: string) => sizes[file.split("/")[0]!] ?? usualSize

const isUpright = (file: string) => {
  const { width, height } = { ...sizeOf(file), ...pictureSources(file) }
  return height > width
}

/** A portrait, beside the text. */
function Portrait({ picture: { file, alt } }: { picture: { file: string; alt: string } }) {
  return (
    <Picture
      of={pictureSources(file)}
      className={styles.portrait}
      alt={alt}
      lang={useLangOf()(alt)}
      {...sizeOf(file)}
      sizes="(width >= 640px) 240px, 128px"
      isFirst
    />
  )
}

interface NeighboursProps {
  /** Title of the section. */
  title: string
  pages: readonly { title: string; to: string; isHere: boolean }[]
}

function SiblingPages({ title, pages }: NeighboursProps) {
  const titleId = useId()
  const langOf = useLangOf()
  if (pages.length === 0) return null
  return (
    <nav className={styles.neighbours} aria-labelledby={titleId}>
      <h2 id={titleId} lang={langOf(title)}>
        {title}
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <Link
              to={page.to}
              lang={langOf(page.title)}
              aria-current={page.isHere ? "page" : undefined}
            >
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface BeingPreparedProps {
  messages: {
    beingPrepared: string
    beingPreparedText: string
    notices: string
    contact: string
  }
}

/** Placeholder of a page that the college has not published yet (specification 2.2). */
function UnpublishedPage({ messages }: BeingPreparedProps) {
  const language = useLanguage()
  return (
    <div className={styles.prepared}>
      <h2>{messages.beingPrepared}</h2>
      <p>{messages.beingPreparedText}</p>
      <ul className={styles.ways}>
        <li>
          <ButtonLink kind="secondary" to={inLanguage(language, "/notices")}>
            {messages.notices}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink kind="secondary" to={inLanguage(language, "/contact-us/")}>
            {messages.contact}
          </ButtonLink>
        </li>
      </ul>
    </div>
  )
}
