import { data } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { languageOf, withoutLanguage } from "#app/language.ts"
import { Prose } from "#app/ui/prose/prose.tsx"
import { plainPath } from "#domain/content/paths.ts"
import { noticeVariables } from "#domain/privacy/template-variables.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/prose-page"
import { attachmentsOf } from "./attachments-of.server.ts"
import { Attachments } from "./attachments.tsx"
import { findPageSection, siblingPagesOf } from "./find-page-section.server.ts"
import { Illustration } from "./illustration.tsx"
import { pageMessages } from "./messages.server.ts"
import { pageHead } from "./page-head.server.ts"
import { SiblingPages } from "./sibling-pages.tsx"
import { SitePage } from "./site-page.tsx"
import { UnpublishedPage } from "./unpublished-page.tsx"

import styles from "./prose-page.module.css"

/**
 * A text page. A fixed route without a published page shows a placeholder; any other path without one is a 404.
 */
export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = pageMessages(language)
  const server = context.get(requestContext)
  const content = server.content(language)
  const path = withoutLanguage(url.pathname)
  const page = await content.page(path)
  const isOfTheTable = !("*" in params)
  if (!page && !isOfTheTable) throw data(null, { status: 404 })

  const section = await findPageSection(content, url)
  if (!page) {
    const { titles, ...placeholder } = messages
    return { head: pageHead(url, section, { title: titles[plainPath(path)] ?? path }), placeholder }
  }
  return {
    head: pageHead(url, section, {
      title: page.title,
      lead: page.excerpt,
      updatedAt: page.updated_at,
    }),
    page: {
      html: content.html(
        formatMessage(page.body, noticeVariables(await server.settings(), language)),
      ),
      picture: page.picture,
      attachments: attachmentsOf(page.attachments, language),
    },
    neighbours: { title: section?.title ?? "", pages: siblingPagesOf(section, url) },
  }
}

export default function ProsePage({ loaderData }: Route.ComponentProps) {
  const { head } = loaderData
  if (!loaderData.page)
    return (
      <SitePage head={head} isUnlisted>
        <UnpublishedPage messages={loaderData.placeholder} />
      </SitePage>
    )
  const { page, neighbours } = loaderData
  return (
    <SitePage head={head}>
      <div className={styles.columns}>
        <article className={styles.text}>
          {page.picture && <Illustration picture={page.picture} />}
          <Prose html={page.html} />
          <Attachments list={page.attachments} />
        </article>
        <SiblingPages {...neighbours} />
      </div>
    </SitePage>
  )
}
