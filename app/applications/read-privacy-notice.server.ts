import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { noticeVariables, withAdditionalFields } from "#domain/privacy/notice.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

export interface ShownPrivacyNotice {
  html: string
  /** The path of its page, without language. */
  path: string
  version: string
}

/** The privacy notice shown before the form; undefined if none is published. */
export const readPrivacyNotice = async (
  server: Pick<RequestContext, "content" | "settings" | "admissionSession" | "noticeVersion">,
  language: Language,
): Promise<ShownPrivacyNotice | undefined> => {
  const content = server.content(language)
  const [page, settings, session, version] = await Promise.all([
    content.find("pages", "privacy-notice"),
    server.settings(),
    server.admissionSession(),
    server.noticeVersion(),
  ])
  if (!page) return undefined
  const body = withAdditionalFields(page.body, session.asked_fields, language)
  const text = formatMessage(body, noticeVariables(settings, language))
  const html = await content.htmlWithLists(text, page.slug)
  return { html, path: page.path, version }
}
